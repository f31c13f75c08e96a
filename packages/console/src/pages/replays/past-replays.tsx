import { usePages } from '../../data/use-pages.ts'
import { foyer, type Replay } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { HookIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ReplayRow } from './replay-row.tsx'

/** The replays of a partner with their progress, as it goes on. */
export function PastReplays({ partnerId }: { partnerId: number }) {
  const t = useTexts('replays')
  const pages = usePages<Replay>(
    cursor => foyer.replays.list({ partner_id: partnerId, cursor }),
    ['replay', partnerId, 'list'],
  )
  return (
    <Panel title={t.past} note={t.pastNote}>
      <PagedList
        of={pages}
        empty={
          <Empty icon={<HookIcon />} title={t.none}>
            {t.noneNote}
          </Empty>
        }
      >
        {list => (
          <ul className="rows">
            {list.map(replay => (
              <ReplayRow key={replay.id} replay={replay} partnerId={partnerId} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
