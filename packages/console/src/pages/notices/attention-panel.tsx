import type { Attention } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { currentLocale } from '../../texts/current.ts'
import { createFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AlertIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { NewRights } from './new-rights.tsx'
import { Seen } from './seen.tsx'

interface AttentionPanelProps {
  list: Attention[]
  onClose?(): void
}

/** What is suspended, frozen, about to be, waits for its confirmation or was changed by others, with the next step. */
export function AttentionPanel({ list }: AttentionPanelProps) {
  const t = useTexts('attention')
  return (
    <Panel title={t.title} note={t.note}>
      <ul className="rows">
        <SuspendedRows />
        {list.map(item => (
          <AttentionRow key={`${item.location.id}-${item.application.id}-${item.state}`} item={item} />
        ))}
      </ul>
    </Panel>
  )
}

function SuspendedRows() {
  const { locations } = useMe()
  const t = useTexts('attention')
  return locations.map(({ id, title, timezone_name, suspension }) => {
    if (!suspension) return null
    const { moment } = createFormats(currentLocale(), timezone_name)
    return (
      <li key={id} className="row row-pay">
        <AlertIcon />
        <span className="row-main">
          <strong>{title}</strong>
          <span className="prose">{t.suspended(moment(suspension.at), suspension.reason)}</span>
        </span>
      </li>
    )
  })
}

function AttentionRow({ item }: { item: Attention }) {
  const { application, location, state, until, rights } = item
  const t = useTexts('attention')
  const { moment } = createFormats(currentLocale(), location.timezone_name)
  return (
    <li className="row row-pay">
      <AlertIcon />
      <span className="row-main">
        <strong>{t.applicationIn(application.title, location.title)}</strong>
        <span>{t.states[state](until === null ? '' : moment(until), application.partner)}</span>
        {rights.length > 0 && <NewRights slugs={rights} />}
      </span>
      <NextStep item={item} />
    </li>
  )
}

function NextStep({ item }: { item: Attention }) {
  const { application, location, state, can_pay, can_manage, notice_id } = item
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
  const labelOf = (step: string) => t.stepOf(step, application.title, location.title)
  const path = `/locations/${location.id}/applications/${application.id}`
  return (
    <>
      {notice_id !== null && <Seen noticeId={notice_id} label={labelOf(t.seen)} />}
      {can_manage && state === 'rights' && (
        <ButtonLink to={`${path}?disconnect`} label={labelOf(t.disconnect)}>
          {t.disconnect}
        </ButtonLink>
      )}
      {can_manage && (
        <ButtonLink
          to={path}
          kind={state === 'expired' ? 'primary' : undefined}
          label={labelOf(state === 'expired' ? t.reconnect : t.view)}
        >
          {state === 'expired' ? t.reconnect : t.view}
        </ButtonLink>
      )}
    </>
  )
}
