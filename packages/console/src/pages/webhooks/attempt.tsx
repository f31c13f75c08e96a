import type { DeliveryDetail } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Wire } from './wire.tsx'

type DeliveryAttempt = DeliveryDetail['log'][number]

export function Attempt({ attempt }: { attempt: DeliveryAttempt }) {
  const t = useTexts('webhooks')
  const formats = useFormats()
  const { number, started_at, duration_ms, request, answer, reason, reported_failure } = attempt
  return (
    <Panel
      title={t.attempt(number)}
      note={t.attemptFacts(formats.moment(started_at), formats.number(duration_ms))}
    >
      <PanelBody>
        {reason && <p>{reason}</p>}
        {reported_failure && <p>{t.attemptReportedFailure}</p>}
        <h3>{t.request}</h3>
        <Wire text={linesOf(request.headers)} />
        {answer && (
          <>
            <h3>{t.response(answer.status)}</h3>
            <Wire text={[linesOf(answer.headers), answer.body].filter(Boolean).join('\n\n')} />
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
