import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useRoleTitle } from '../locations/use-role-title.ts'
import type { MyInvitations } from './use-my-invitations.ts'

/** An invitation, whatever it is to. */
export interface Offer {
  key: string
  /** The Location or partner account, and its page for those who have accepted. */
  place: { title: string; to: string }
  role: string
  invited_by: string
  expires_at: string
  accept(): Promise<unknown>
  decline(): Promise<unknown>
}

export function useOffers(): (invitations: MyInvitations) => Offer[] {
  const titleOf = useRoleTitle()
  const { titles } = useTexts('partner-roles')
  return ({ invitations, toPartners }) => [
    ...invitations.map(({ id, location, role, invited_by, expires_at }) => ({
      key: `location ${id}`,
      place: { title: location.title, to: `/locations/${location.id}` },
      role: titleOf(role),
      invited_by,
      expires_at,
      accept: () => foyer.invitations.accept({ invitation_id: id }),
      decline: () => foyer.invitations.decline({ invitation_id: id }),
    })),
    ...toPartners.map(({ id, partner, role, invited_by, expires_at }) => ({
      key: `partner ${id}`,
      place: { title: partner.title, to: `/partners/${partner.id}` },
      role: titles[role],
      invited_by,
      expires_at,
      accept: () => foyer.partnerTeam.accept({ invitation_id: id }),
      decline: () => foyer.partnerTeam.decline({ invitation_id: id }),
    })),
  ]
}
