import type { Loaded } from '../../data/use-loaded.ts'
import type { DirectoryCard } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Back } from '../../ui/back.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'

/** Shown while the card is loading, and when it doesn't exist or can't be loaded. */
export function NoCard({ card }: { card: Loaded<DirectoryCard> }) {
  const t = useTexts('directory')
  const { state } = card
  const isMissing = state.status === 'failed' && [404, 422].includes(state.httpStatus)
  return (
    <Page
      title={isMissing ? t.applicationNotFound : t.application}
      above={<Back to="/appstore">{t.title}</Back>}
    >
      <Panel title={isMissing ? t.notFound : t.card}>
        {isMissing ? (
          <Empty
            icon={<StoreIcon />}
            title={t.cannotConnect}
            action={<ButtonLink to="/appstore">{t.browse}</ButtonLink>}
          >
            {t.cannotConnectNote}
          </Empty>
        ) : (
          <LoadedView of={card}>{() => null}</LoadedView>
        )}
      </Panel>
    </Page>
  )
}
