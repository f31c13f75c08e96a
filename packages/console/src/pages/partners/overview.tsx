import { useMayAs } from '../../session/partner-role.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Activity } from '../figures/activity.tsx'
import { HeldDeliveries } from './held-deliveries.tsx'
import { usePartner } from './partner.tsx'
import { PartnerApplications } from './partner-applications.tsx'

/** The first page of a partner account. */
export function OverviewPage() {
  const { partner } = usePartner()
  const t = useTexts('partners')
  const createButton = useMayAs(partner.id)('developer') && (
    <ButtonLink to={`/partners/${partner.id}/applications?new`}>{t.createApplication}</ButtonLink>
  )
  return (
    <>
      <HeldDeliveries partner={partner} />
      <Activity partnerId={partner.id} />
      <PartnerApplications partner={partner} createButton={createButton} />
    </>
  )
}
