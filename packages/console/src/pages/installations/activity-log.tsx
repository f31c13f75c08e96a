import { fromUtc, toMoment } from '../../data/dates.ts'
import type { Loaded } from '../../data/use-loaded.ts'
import type { ActivityLog } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'

type ActivityStep = ActivityLog['steps'][number]

const stepWords: Record<string, string> = {
  connect: 'Connect in the console',
  grant_access: 'Grant access through the API',
  callback: 'Confirmation by the developer',
  'callback/redirect': 'Confirmation by the developer’s redirect',
  uninstall: 'Uninstall by the developer',
  disconnect: 'Disconnect in the console',
}

/** Shows every attempt to change an installation, and what is still missing. */
export function ActivityLogPanel({ activity, title }: { activity: Loaded<ActivityLog>; title: string }) {
  return (
    <Panel title={title} note="Every attempt, including rejected ones.">
      <LoadedView of={activity}>
        {({ status, missing, steps }) => (
          <>
            <PanelBody>
              <Notice kind={status === 'active' ? 'success' : 'info'}>{missing}</Notice>
            </PanelBody>
            {steps.length > 0 && (
              <ol className="rows activity-log">
                {numbered(steps).map(({ number, ...step }) => (
                  <StepRow key={number} step={step} />
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

function StepRow({ step: { at, step, caller, answer, message } }: { step: ActivityStep }) {
  const me = useMe()
  const isRejected = answer >= 400
  const who = caller.replace(new RegExp(`\\buser ${me.id}\\b`), 'you')
  return (
    <li className="row">
      <span className="row-main">
        <strong>{stepWords[step] ?? step}</strong>
        <span>{message}</span>
        <span>
          {toMoment(fromUtc(at))} · by {who}
        </span>
      </span>
      <span className={isRejected ? 'badge badge-warn' : 'badge badge-accent'}>
        {isRejected ? 'Rejected' : 'Done'} · {answer}
      </span>
    </li>
  )
}
