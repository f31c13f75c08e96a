import { fromUtc } from '../../data/dates.ts'
import type { Loaded } from '../../data/use-loaded.ts'
import type { ActivityLog } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import type { Areas } from '../../texts/areas.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'

type ActivityStep = ActivityLog['steps'][number]

interface ActivityLogProps {
  activity: Loaded<ActivityLog>
  title: string
  /** Of the Location; without it, the browser's. */
  timezone?: string
  /** False where the page says by itself what is missing. */
  saysMissing?: boolean
}

/** Shows every attempt to change an installation, and what is still missing. */
export function ActivityLogPanel({ activity, title, timezone, saysMissing = true }: ActivityLogProps) {
  const t = useTexts('installations')
  // The server explains the other statuses, with their times.
  const toSentence = ({ status, missing }: ActivityLog) =>
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
                {numbered(log.steps).map(({ number, ...step }) => (
                  <StepRow key={number} step={step} timezone={timezone} />
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

function StepRow({
  step: { at, step, caller, answer, message },
  timezone,
}: {
  step: ActivityStep
  timezone: string | undefined
}) {
  const me = useMe()
  const t = useTexts('installations')
  const { moment, list } = useFormats(timezone)
  const isRejected = answer >= 400
  const who = list(caller.split(', ').map(name => toWords(name, me.id, t)))
  const titles: Record<string, string> = t.steps
  return (
    <li className="row">
      <span className="row-main">
        <strong>{titles[step] ?? step}</strong>
        {isRejected && <span>{message}</span>}
        <span>{t.stepBy(moment(fromUtc(at)), who)}</span>
      </span>
      <span className={isRejected ? 'badge badge-warn' : 'badge badge-accent'}>
        {isRejected ? t.rejected(answer) : t.done}
      </span>
    </li>
  )
}

/** The log names callers as `partner 1` and `user 2`. */
function toWords(name: string, myId: number, t: Areas['installations']): string {
  const [, kind, id = ''] = /^(partner|user) (\d+)$/.exec(name) ?? []
  if (kind === 'partner') return t.partner(id)
  if (kind === 'user') return Number(id) === myId ? t.you : t.user(id)
  return t.platform
}
