import type { Loaded } from '../../data/use-loaded.ts'
import type { DirectoryCard } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { Back } from '../../ui/back.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'

/** Shown while the card is loading, and when it doesn't exist or can't be loaded. */
export function NoCard({ card }: { card: Loaded<DirectoryCard> }) {
  const { state } = card
  const isMissing = state.status === 'failed' && [404, 422].includes(state.httpStatus)
  return (
    <Page
      title={isMissing ? 'Application not found' : 'Application'}
      above={<Back to="/appstore">App directory</Back>}
    >
      <Panel title={isMissing ? 'Not found' : 'Card'}>
        {isMissing ? (
          <Empty
            icon={<StoreIcon />}
            title="This application can’t be connected"
            action={<ButtonLink to="/appstore">Browse the app directory</ButtonLink>}
          >
            It may not be published yet, or it no longer exists.
          </Empty>
        ) : (
          <LoadedView of={card}>{() => null}</LoadedView>
        )}
      </Panel>
    </Page>
  )
}
