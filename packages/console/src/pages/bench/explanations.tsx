import '../webhooks/webhooks.css'
import { Link } from 'react-router'
import type { Explanation } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice.tsx'
import { PanelBody } from '../../ui/panel.tsx'
import { useEventWords } from '../webhooks/use-event-words.ts'
import { useExplanationWords } from './use-explanation-words.ts'
import { useFilterChoices } from './use-filter-choices.ts'
import { useTargetWords } from './use-target-words.ts'

interface ExplanationsProps {
  partnerId: number
  explanations: Explanation[]
}

/** Why events were sent or not, one sentence for each. */
export function Explanations({ partnerId, explanations }: ExplanationsProps) {
  const t = useTexts('failures')
  return (
    <div aria-live="polite">
      {explanations.every(isGeneral) && (
        <PanelBody>
          <Notice kind="info">{t.saysNothing}</Notice>
        </PanelBody>
      )}
      <ul className="rows">
        {explanations.map(explanation => (
          <ExplanationRow key={JSON.stringify(explanation)} partnerId={partnerId} explanation={explanation} />
        ))}
      </ul>
    </div>
  )
}

/** The server says nothing about a record to partners who may not know of it, not even whether it exists. */
const isGeneral = ({ status, code }: Explanation): boolean =>
  status === null && code !== 'no_event' && code !== 'nobody_there'

function ExplanationRow({ partnerId, explanation }: { partnerId: number; explanation: Explanation }) {
  const { status, occurred_at, application_id, url, delivery_id } = explanation
  const t = useTexts('webhooks')
  const { changeOf } = useEventWords()
  const { exact } = useFormats()
  const sentenceOf = useExplanationWords()
  const targetOf = useTargetWords()
  const applications = useFilterChoices(partnerId, undefined)?.applications
  const application = applications?.find(({ id }) => id === application_id)
  const details = [
    occurred_at && t.happened(changeOf(status ?? ''), exact(occurred_at)),
    application_id && (application?.title ?? t.ofApplication(application_id)),
    url && targetOf(url),
  ]
  return (
    <li className="row">
      <span className="row-main row-words">
        <strong>{sentenceOf(explanation)}</strong>
        <span>{details.filter(Boolean).join(' · ')}</span>
      </span>
      {delivery_id !== null && (
        <Link to={`/partners/${partnerId}/deliveries/${delivery_id}`}>{t.openDelivery}</Link>
      )}
    </li>
  )
}
