import { useAttention } from '../../data/use-attention.ts'
import type { Installation, MyLocation } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Seen } from '../notices/seen.tsx'
import { GroupedRights } from '../rights/grouped-rights.tsx'
import { Step } from './next-step-view.tsx'

interface ChangedProps {
  installation: Installation
  location: MyLocation
}

/** New rights and a higher price, until somebody has seen them. */
export function Changed({ installation: { application, paid_until }, location }: ChangedProps) {
  const t = useTexts('installations')
  const { moment } = useFormats(location.timezone_name)
  const items = useAttention().filter(
    item => item.location.id === location.id && item.application.id === application.id,
  )
  return items.map(({ state, notice_id, rights }) => {
    if (notice_id === null) return null
    if (state === 'rights')
      return (
        <Step key={state} kind="info" title={t.next.newRights}>
          <p>{t.next.newRightsNote}</p>
          <GroupedRights slugs={rights} />
          <div className="form-actions">
            <Seen noticeId={notice_id} />
            <ButtonLink to="?disconnect">{t.disconnect}</ButtonLink>
          </div>
        </Step>
      )
    return (
      <Step key={state} kind="info" title={t.next.newPrice}>
        <p>{paid_until ? t.next.newPriceFrom(moment(paid_until)) : t.next.newPriceNote}</p>
        <div className="form-actions">
          <Seen noticeId={notice_id} />
          <ButtonLink to={`/appstore/applications/${application.id}`}>{t.next.seePrices}</ButtonLink>
        </div>
      </Step>
    )
  })
}
