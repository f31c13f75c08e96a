import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { useMayAs } from '../../session/partner-role.ts'
import { usePartner } from '../partners/partner.tsx'
import { Invitations } from './invitations.tsx'
import { Members } from './members.tsx'
import { RoleMeanings } from './role-meanings.tsx'

/** Who works on a partner account, in which role, and who is invited. */
export function PartnerTeamPage() {
  const { partner } = usePartner()
  const isAdmin = useMayAs(partner.id)('admin')
  const members = useLoaded(
    () => foyer.partnerTeam.list({ partner_id: partner.id }),
    ['partner_member', partner.id],
  )
  return (
    <>
      <Members partner={partner} members={members} canManage={isAdmin} />
      {isAdmin && <Invitations partner={partner} />}
      <RoleMeanings />
    </>
  )
}
