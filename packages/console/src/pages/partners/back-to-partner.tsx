import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Back } from '../../ui/back.tsx'

/** A link to the page of a partner account, by its name. */
export function BackToPartner({ partnerId }: { partnerId: number }) {
  const t = useTexts('partners')
  const { state } = useLoaded(() => foyer.partners.get({ partner_id: partnerId }), ['partner', partnerId])
  return <Back to={`/partners/${partnerId}`}>{state.status === 'ready' ? state.value.title : t.account}</Back>
}
