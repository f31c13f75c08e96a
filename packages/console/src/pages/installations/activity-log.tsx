import { fromUtc, toMoment } from '../../data/dates.ts'
import type { Loaded } from '../../data/use-loaded.ts'
import type { ActivityPanel } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'

type Step = ActivityPanel['steps'][number]

const stepWords: Record<string, string> = {
  connect: 'Connect, in the console',
  grant_access: 'Grant access, over the API',
  callback: 'Confirmation by the developer',
  'callback/redirect': 'Confirmation by the developer’s page',
  uninstall: 'Uninstall by the developer',
  disconnect: 'Disconnect, in the console',
}

/** Every step of the handshake, and what has to happen next. */
export function ActivityLogPanel({ trace, title }: { trace: Loaded<ActivityPanel>; title: string }) {
  return (
    <Panel title={title} note="Every try, also those that were refused.">
      <LoadedView of={trace}>
        {({ status, missing, steps }) => (
          <>
            <PanelBody>
              <Notice kind={status === 'active' ? 'success' : 'info'}>{missing}</Notice>
            </PanelBody>
            {steps.length > 0 && (
              <ol className="rows trace">
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

const numbered = (steps: Step[]) => steps.map((step, index) => ({ ...step, number: index + 1 }))

function StepRow({ step: { at, step, caller, answer, message } }: { step: Step }) {
  const me = useMe()
  const isRefused = answer >= 400
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
      <span className={isRefused ? 'badge badge-warn' : 'badge badge-accent'}>
        {isRefused ? 'Refused' : 'Done'} · {answer}
      </span>
    </li>
  )
}
