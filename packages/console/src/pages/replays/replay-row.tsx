import '../webhooks/webhooks.css'
import './replays.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { useChange } from '../../data/use-change.ts'
import { foyer, type Replay } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge, type BadgeKind } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'
import { linkToDeliveries } from './link-to-deliveries.ts'
import { useReplayWords } from './use-replay-words.ts'

/** What a replay was of, how far it is, and what became of its deliveries. */
export function ReplayRow({ replay, partnerId }: { replay: Replay; partnerId: number }) {
  const t = useTexts('replays')
  const { number, moment } = useFormats()
  const [isAsked, setAsked] = useState(false)
  const say = useToast()
  const { filtersOf, resultsOf } = useReplayWords(partnerId)
  const { mutateAsync: stop } = useChange({
    change: () => foyer.replays.stop({ partner_id: partnerId, replay_id: replay.id }),
    affects: [['replay', partnerId]],
  })
  const { total, scheduled, waiting, failed, ended_at, reason } = replay
  const location = replay.location_title ?? t.unknownLocation(replay.location_id)
  const isSending = replay.status === 'finished' && (waiting ?? 0) > 0
  const links = { deliveries: linkToDeliveries(partnerId, replay) }
  return (
    <li className="row">
      <span className="row-main row-words">
        <strong>{location}</strong>
        <span>{t.range(moment(replay.from), moment(replay.till))}</span>
        <span>{filtersOf(replay)}</span>
        <span>{t.startedBy(replay.started_by ?? '–', moment(replay.created_at))}</span>
        <progress
          className={`replay-progress${failed ? ' replay-progress-failed' : ''}`}
          max={total}
          value={scheduled - (waiting ?? 0)}
          aria-label={t.progressOf(location)}
        />
        <span>{[t.progress(number(scheduled), number(total)), ...resultsOf(replay)].join(' · ')}</span>
        {reason && <span className="prose">{reason}</span>}
        <span className="replay-links">
          <Link to={links.deliveries}>{t.showDeliveries}</Link>
          {failed !== null && failed > 0 && (
            <Link to={`${links.deliveries}&outcome=failed`}>{t.showFailed}</Link>
          )}
        </span>
      </span>
      <Badge kind={isSending ? 'accent' : kindOf(replay)}>
        {isSending ? t.stillSending(waiting ?? 0) : t.statuses[replay.status]}
      </Badge>
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

function kindOf({ status, failed }: Replay): BadgeKind {
  if (status === 'failed') return 'danger'
  if (status === 'stopped' || (failed ?? 0) > 0) return 'warn'
  return status === 'running' ? 'accent' : 'plain'
}
