import { useLoaded } from '../../../data/use-loaded.ts'
import { idIn, useSearch } from '../../../data/use-search.ts'
import { foyer, type OperatorHealth } from '../../../foyer.ts'
import { useFormats } from '../../../texts/formats.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { AlertIcon } from '../../../ui/icons.tsx'
import { LoadedView } from '../../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../../ui/panel.tsx'
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx'
import { DatabaseSize } from './database-size.tsx'
import { FailingEndpoints } from './failing-endpoints.tsx'
import { Hours } from './hours.tsx'

const pollMs = 10_000
const lateSeconds = 30

/** What waits, what fails, who sends, and how large the database is. */
export function HealthPage() {
  const { values } = useSearch(['partner'])
  const health = useLoaded(() => foyer.operators.getHealth(), ['operator_health'], { pollMs: () => pollMs })
  const t = useTexts('operator-room')
  return (
    <>
      <Panel title={t.queue} note={t.healthNote}>
        <PanelBody>
          <LoadedView of={health}>{value => <Queue health={value} />}</LoadedView>
        </PanelBody>
      </Panel>
      <Hours health={health} />
      <FailingEndpoints partnerId={idIn(values.partner)} />
      <LoadedView of={health}>
        {value => (
          <>
            <Workers health={value} />
            <DatabaseSize database={value.database} />
          </>
        )}
      </LoadedView>
    </>
  )
}

function Queue({ health: { queue } }: { health: OperatorHealth }) {
  const t = useTexts('operator-room')
  const { number } = useFormats()
  const isLate = queue.lag_seconds > lateSeconds
  return (
    <StatTiles>
      <StatTile
        label={t.lag}
        value={t.lagSeconds(number(queue.lag_seconds))}
        note={isLate ? t.lagLate : t.lagFine}
        kind={isLate ? 'bad' : 'good'}
      />
      <StatTile label={t.dueQueues} value={number(queue.due_queues)} />
      <StatTile label={t.waiting} value={number(queue.waiting)} note={t.estimated} />
      <StatTile label={t.waitingEvents} value={number(queue.waiting_events)} note={t.estimated} />
    </StatTiles>
  )
}

function Workers({ health: { workers } }: { health: OperatorHealth }) {
  const t = useTexts('operator-room')
  const { moment } = useFormats()
  return (
    <Panel title={t.workers}>
      {workers.length === 0 ? (
        <Empty icon={<AlertIcon />} title={t.noWorkers}>
          {t.noWorkersNote}
        </Empty>
      ) : (
        <ul className="rows">
          {workers.map(({ id, started_at, connected_at, is_alive, queues, claims }) => (
            <li key={id} className="row">
              <span className="row-main">
                <strong>
                  {t.worker(id)}{' '}
                  <Badge kind={is_alive ? 'accent' : 'danger'}>{is_alive ? t.alive : t.dead}</Badge>
                </strong>
                <span>
                  {t.workerNote(t.workerQueues(queues), t.workerClaims(claims), moment(started_at))}
                </span>
                <span className="prose">
                  {connected_at ? t.workerConnected(moment(connected_at)) : t.workerGone}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
