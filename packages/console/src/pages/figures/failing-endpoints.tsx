import { Link } from 'react-router'
import type { Figures } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Empty } from '../../ui/empty.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { PanelBody } from '../../ui/panel.tsx'
import { useFailureWords } from '../webhooks/use-failure-words.ts'

interface FailingEndpointsProps {
  partnerId: number
  endpoints: Figures['failing_endpoints']
}

export function FailingEndpoints({ partnerId, endpoints }: FailingEndpointsProps) {
  const t = useTexts('figures')
  const { sentenceOf } = useFailureWords()
  const { moment } = useFormats()
  if (endpoints.length === 0)
    return (
      <Empty icon={<CheckIcon />} title={t.noneFails}>
        {t.noneFailsNote}
      </Empty>
    )
  return (
    <>
      <ul className="rows">
        {endpoints.map(
          ({
            url,
            consecutive_failures,
            failing_since,
            last_failure_at,
            last_failure_reason,
            delivery_id,
          }) => (
            <li key={url} className="row">
              <span className="row-main">
                <strong>
                  <Link to={`/partners/${partnerId}/deliveries/${delivery_id}`}>{url}</Link>
                </strong>
                <span>{t.failedAt(moment(failing_since), moment(last_failure_at))}</span>
                <span className="prose">{sentenceOf(last_failure_reason)}</span>
              </span>
              <Badge kind="warn">{t.failures(consecutive_failures)}</Badge>
            </li>
          ),
        )}
      </ul>
      <PanelBody>
        <Link to={`/partners/${partnerId}/deliveries?outcome=failed`}>{t.showFailed}</Link>
      </PanelBody>
    </>
  )
}
