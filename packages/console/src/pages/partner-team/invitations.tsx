import { useLoaded } from '../../data/use-loaded.ts'
import { useSearch } from '../../data/use-search.ts'
import { foyer, type Partner } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PersonIcon, PlusIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SentInvitationRow } from '../sent-invitations/sent-invitation-row.tsx'
import { InviteToPartner } from './invite-to-partner.tsx'

/** The open invitations, for admins. `?open=invite` shows the form of a new one. */
export function Invitations({ partner }: { partner: Partner }) {
  const t = useTexts('partner-team')
  const { titles } = useTexts('partner-roles')
  const key = { partner_id: partner.id }
  const { values, set } = useSearch(['open'])
  const isInviting = values.open === 'invite'
  const invitations = useLoaded(
    () => foyer.partnerTeam.listInvitations(key),
    ['partner_invitation', partner.id],
  )
  return (
    <Panel
      title={t.invitations}
      note={t.invitationsNote}
      actions={
        !isInviting && (
          <Button icon={<PlusIcon />} onClick={() => set({ open: 'invite' })}>
            {t.invitePerson}
          </Button>
        )
      }
    >
      {isInviting && (
        <InviteToPartner partner={partner} onInvite={invitations.reload} onClose={() => set({ open: '' })} />
      )}
      <LoadedView of={invitations}>
        {open =>
          open.length > 0 ? (
            <ul className="rows">
              {open.map(invitation => (
                <SentInvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  role={titles[invitation.role]}
                  onRenew={() =>
                    foyer.partnerTeam.invite({ ...key, email: invitation.email, role: invitation.role })
                  }
                  onWithdraw={() => foyer.partnerTeam.withdraw({ ...key, invitation_id: invitation.id })}
                  onChange={invitations.reload}
                />
              ))}
            </ul>
          ) : (
            <Empty icon={<PersonIcon />} title={t.noInvitations}>
              {t.noInvitationsNote}
            </Empty>
          )
        }
      </LoadedView>
    </Panel>
  )
}
