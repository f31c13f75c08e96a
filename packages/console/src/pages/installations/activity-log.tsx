import { fromUtc } from '../../data/dates.ts'
import type { Loaded } from '../../data/use-loaded.ts'
import type { ActivityLog, OwnersActivityLog } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import type { Areas } from '../../texts/areas.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useRights } from '../rights/use-rights.ts'

type ActivityStep = ActivityLog['steps'][number]

/** The people of a Location read names; a developer reads numbers. */
type AnyLog = ActivityLog & Partial<Pick<OwnersActivityLog, 'application' | 'people'>>

interface ActivityLogProps {
  activity: Loaded<AnyLog>
  title: string
  /** Of the Location; without it, the browser's. */
  timezone?: string
  /** False where the page says by itself what is missing. */
  saysMissing?: boolean
}

/** Shows every attempt to change an installation and what else happened, newest first, and what is still missing. */
export function ActivityLogPanel({ activity, title, timezone, saysMissing = true }: ActivityLogProps) {
  const t = useTexts('installations')
  // The server explains the other statuses, with their times.
  const toSentence = ({ status, missing }: AnyLog) =>
    status === 'active' ? t.nothingMissing : status === 'uninstalled' ? t.notInstalled : missing
  return (
    <Panel title={title} note={t.activityNote}>
      <LoadedView of={activity}>
        {log => (
          <>
            {saysMissing && (
              <PanelBody>
                <Notice kind={log.status === 'active' ? 'success' : 'info'}>{toSentence(log)}</Notice>
              </PanelBody>
            )}
            {log.steps.length > 0 && (
              <ol className="rows activity-log">
                {numbered(log.steps)
                  .toReversed()
                  .map(({ number, ...step }) => (
                    <StepRow key={number} step={step} log={log} timezone={timezone} />
                  ))}
              </ol>
            )}
          </>
        )}
      </LoadedView>
    </Panel>
  )
}

const numbered = (steps: ActivityStep[]) => steps.map((step, index) => ({ ...step, number: index + 1 }))

interface StepRowProps {
  step: ActivityStep
  log: AnyLog
  timezone: string | undefined
}

function StepRow({ step: { at, step, caller, answer, message }, log, timezone }: StepRowProps) {
  const me = useMe()
  const t = useTexts('installations')
  const { titleOf } = useRights()
  const { moment, list } = useFormats(timezone)
  const isRejected = answer >= 400
  const who = list(caller.split(', ').map(name => toWords(name, { myId: me.id, log, t })))
  const titles: Record<string, string> = t.steps
  const said =
    step === 'rights_added'
      ? list(message.split(', ').map(titleOf))
      : (isRejected || saying.includes(step)) && message
  return (
    <li className="row">
      <span className="row-main">
        <strong>{titles[step] ?? step}</strong>
        {said && <span>{said}</span>}
        <span>{t.stepBy(moment(fromUtc(at)), who)}</span>
      </span>
      <span className={isRejected ? 'badge badge-warn' : 'badge badge-accent'}>
        {isRejected ? t.rejected(answer) : t.done}
      </span>
    </li>
  )
}

/** Their messages name a price. */
const saying: readonly string[] = ['payment', 'price_raised']

interface Naming {
  myId: number
  log: AnyLog
  t: Areas['installations']
}

/** The log names callers as `partner 1` and `user 2`. */
function toWords(caller: string, { myId, log, t }: Naming): string {
  const [, kind, id = ''] = /^(partner|user) (\d+)$/.exec(caller) ?? []
  if (kind === 'partner') return log.application?.partner ?? t.partner(id)
  if (kind !== 'user') return t.platform
  if (Number(id) === myId) return t.you
  return log.people?.find(person => person.id === Number(id))?.name ?? t.user(id)
}
