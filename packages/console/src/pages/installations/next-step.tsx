import { useAttention } from '../../data/use-attention.ts'
import type { Installation, MyLocation } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useRights } from '../rights/use-rights.ts'
import { FinishPending } from './finish-pending.tsx'
import { Step } from './next-step-view.tsx'

interface NextStepProps {
  installation: Installation
  location: MyLocation
}

/** The status of an installation in plain words, and what somebody can do about it. */
export function NextStep({ installation, location }: NextStepProps) {
  const { status, frozen_by, frozen_since, frozen_note, paid_until, is_free_period, application } =
    installation
  const t = useTexts('installations').next
  const { moment } = useFormats(location.timezone_name)
  const isDue = useAttention().some(
    item =>
      item.state === 'due' && item.location.id === location.id && item.application.id === application.id,
  )
  const until = paid_until ? moment(paid_until) : ''
  if (status === 'pending') return <FinishPending installation={installation} location={location} />
  if (status === 'freezed' && frozen_by === 'operator')
    return (
      <Step kind="error" title={t.frozenByOperator(frozen_since ? moment(frozen_since) : '')}>
        {frozen_note ? <p>{t.operatorWrote(frozen_note)}</p> : <p>{t.noReason}</p>}
        <p>{t.askOperator(application.partner)}</p>
      </Step>
    )
  if (status === 'freezed')
    return (
      <Step kind="error" title={t.frozenUnpaid(frozen_since ? moment(frozen_since) : until)}>
        <p>{t.whileFrozen}</p>
        <Pay location={location} />
      </Step>
    )
  if (isDue)
    return (
      <Step kind="info" title={(is_free_period ? t.freeUntil : t.paidUntil)(until)}>
        <p>{t.whenFrozen}</p>
        <Pay location={location} />
      </Step>
    )
  return (
    <Step kind="success" title={t.active}>
      <p>{paid_until ? (is_free_period ? t.freeUntil : t.paidUntil)(until) : t.nothingToPay}</p>
    </Step>
  )
}

function Pay({ location }: { location: MyLocation }) {
  const t = useTexts('installations')
  const { titleOf } = useRights()
  if (!location.rights.includes('billing_access')) return <p>{t.next.askPayer(titleOf('billing_access'))}</p>
  return (
    <ButtonLink kind="primary" to={`/locations/${location.id}/payments`}>
      {t.pay}
    </ButtonLink>
  )
}
