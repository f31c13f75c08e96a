import { toMoment } from '../../data/dates.ts'
import type { DeliveryDetail } from '../../foyer.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'

type DeliveryAttempt = DeliveryDetail['log'][number]

export function Attempt({ attempt }: { attempt: DeliveryAttempt }) {
  const { number, started_at, duration_ms, request, answer, reason, reported_failure } = attempt
  return (
    <Panel title={`Attempt ${number}`} note={`${toMoment(started_at)}, ${duration_ms} ms`}>
      <PanelBody>
        {reason && <p>{reason}</p>}
        {reported_failure && <p>Delivered, but the endpoint responded with success: false.</p>}
        <h3>Request</h3>
        <pre className="wire">{linesOf(request.headers)}</pre>
        {answer && (
          <>
            <h3>Response {answer.status}</h3>
            <pre className="wire">{[linesOf(answer.headers), answer.body].filter(Boolean).join('\n\n')}</pre>
          </>
        )}
      </PanelBody>
    </Panel>
  )
}

const linesOf = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
