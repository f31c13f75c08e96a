import type { DeliveryDetail } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useFailureWords } from '../webhooks/use-failure-words.ts'
import { Wire } from '../webhooks/wire.tsx'
import { pretty } from './pretty.ts'
import { SignatureCheck } from './signature-check.tsx'
import { toCurl } from './to-curl.ts'
import { useLogFormats } from './use-log-formats.ts'

interface AttemptProps {
  delivery: DeliveryDetail
  attempt: DeliveryDetail['log'][number]
}

/** One request to an endpoint, and its response. */
export function Attempt({ delivery, attempt }: AttemptProps) {
  const t = useTexts('webhooks')
  const bench = useTexts('bench')
  const formats = useFormats()
  const { durationOf } = useLogFormats()
  const { sentenceOf } = useFailureWords()
  const { number, started_at, duration_ms, request, answer, reason, reported_failure } = attempt
  const { url, body } = delivery
  const wasSent = Object.keys(request.headers).length > 0
  return (
    <Panel
      title={t.attempt(number)}
      note={t.attemptFacts(formats.exact(started_at), durationOf(duration_ms))}
      actions={
        body !== null &&
        wasSent && (
          <CopyButton
            what={bench.command}
            label={bench.copyCurl}
            text={toCurl({ url, headers: request.headers, body })}
          />
        )
      }
    >
      <PanelBody>
        {reason && <p>{sentenceOf(reason)}</p>}
        {reported_failure && <p>{t.attemptReportedFailure}</p>}
        <h3>{t.request}</h3>
        <Wire text={linesOf(request.headers)} />
        {answer && (
          <>
            <h3>{t.response(answer.status)}</h3>
            <Wire text={linesOf(answer.headers)} />
            {answer.body && <Wire text={pretty(answer.body)} />}
          </>
        )}
        {body !== null && wasSent && (
          <details>
            <summary>{bench.signature}</summary>
            <SignatureCheck attempt={attempt} body={body} />
          </details>
        )}
      </PanelBody>
    </Panel>
  )
}

const linesOf = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
