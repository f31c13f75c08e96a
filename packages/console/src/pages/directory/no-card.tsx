import type { Loaded } from '../../data/use-loaded.ts'
import type { DirectoryCard } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { Back } from '../../ui/back.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'

/** While there is no card to show: it is on its way, it is not there, or it could not be read. */
export function NoCard({ card }: { card: Loaded<DirectoryCard> }) {
  const { state } = card
  const isMissing = state.status === 'failed' && [404, 422].includes(state.answer)
  return (
    <Page
      title={isMissing ? 'No such application' : 'Application'}
      above={<Back to="/appstore">Applications</Back>}
    >
      <Panel title={isMissing ? 'Not found' : 'Card'}>
        {isMissing ? (
          <Empty
            icon={<StoreIcon />}
            title="There is nothing to connect here"
            action={<ButtonLink to="/appstore">See all applications</ButtonLink>}
          >
            It may not be published yet, or it is gone.
          </Empty>
        ) : (
          <LoadedView of={card}>{() => null}</LoadedView>
        )}
      </Panel>
    </Page>
  )
}
