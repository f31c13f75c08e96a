import './replays.css'
import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { usePages } from '../../data/use-pages.ts'
import { foyer, type Replay } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { HookIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'

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

const kinds = {
  waiting: 'plain',
  running: 'accent',
  finished: 'plain',
  stopped: 'warn',
  failed: 'danger',
} as const

function ReplayRow({ replay, partnerId }: { replay: Replay; partnerId: number }) {
  const t = useTexts('replays')
  const { number, moment } = useFormats()
  const [isAsked, setAsked] = useState(false)
  const say = useToast()
  const { mutateAsync: stop } = useChange({
    change: () => foyer.replays.stop({ partner_id: partnerId, replay_id: replay.id }),
    affects: [['replay', partnerId]],
  })
  const { scheduled, total, ended_at, reason } = replay
  const location = replay.location_title ?? t.unknownLocation(replay.location_id)
  const kind = kinds[replay.status]
  return (
    <li className="row">
      <span className="row-main">
        <strong>{location}</strong>
        <span>{t.range(moment(replay.from), moment(replay.till))}</span>
        <span>{t.startedBy(replay.started_by ?? '–', moment(replay.created_at))}</span>
        <progress
          className="replay-progress"
          max={total}
          value={scheduled}
          aria-label={t.progressOf(location)}
        />
        <span>{t.progress(number(scheduled), number(total))}</span>
        {reason && <span className="prose">{reason}</span>}
      </span>
      <Badge kind={kind}>{t.statuses[replay.status]}</Badge>
      {ended_at === null && (
        <Button aria-label={t.stopOf(location)} onClick={() => setAsked(true)}>
          {t.stop}
        </Button>
      )}
      {isAsked && (
        <Confirm
          title={t.stopQuestion}
          action={t.stopAction}
          onConfirm={async () => {
            await stop()
            setAsked(false)
            say(t.stopped)
          }}
          onClose={() => setAsked(false)}
        >
          {t.stopWarning}
        </Confirm>
      )}
    </li>
  )
}
