import type { Attention } from '../../foyer.ts'
import { currentLocale } from '../../texts/current.ts'
import { createFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AlertIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'

interface AttentionPanelProps {
  list: Attention[]
  onClose?(): void
}

/** What is frozen, about to be, or waits for its confirmation, with the next step. */
export function AttentionPanel({ list }: AttentionPanelProps) {
  const t = useTexts('attention')
  return (
    <Panel title={t.title} note={t.note}>
      <ul className="rows">
        {list.map(item => (
          <AttentionRow key={`${item.location.id}-${item.application.id}`} item={item} />
        ))}
      </ul>
    </Panel>
  )
}

function AttentionRow({ item }: { item: Attention }) {
  const { application, location, state, until } = item
  const t = useTexts('attention')
  const { moment } = createFormats(currentLocale(), location.timezone_name)
  return (
    <li className="row row-pay">
      <AlertIcon />
      <span className="row-main">
        <strong>{t.applicationIn(application.title, location.title)}</strong>
        <span>{t.states[state](until === null ? '' : moment(until), application.partner)}</span>
      </span>
      <NextStep item={item} />
    </li>
  )
}

function NextStep({ item: { application, location, state, can_pay, can_manage } }: { item: Attention }) {
  const t = useTexts('attention')
  const isPayable = state === 'unpaid' || state === 'due'
  if (isPayable && can_pay)
    return (
      <ButtonLink
        kind="primary"
        to={`/locations/${location.id}/payments`}
        label={t.payFor(application.title, location.title)}
      >
        {t.pay}
      </ButtonLink>
    )
  if (!can_manage) return null
  const title = state === 'pending' ? t.finish : t.view
  return (
    <ButtonLink
      to={`/locations/${location.id}/applications/${application.id}`}
      label={t.stepOf(title, application.title, location.title)}
    >
      {title}
    </ButtonLink>
  )
}
