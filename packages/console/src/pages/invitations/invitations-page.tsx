import { useTokenInHash } from '../../data/use-token-in-hash.ts'
import { Page } from '../../layout/page.tsx'
import { useMe } from '../../session/session.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PersonIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { MyInvitationRow } from './my-invitation-row.tsx'
import { useMyInvitations } from './use-my-invitations.ts'

export function InvitationsPage() {
  const loaded = useMyInvitations(useTokenInHash('invitation'))
  return (
    <Page title="Invitations" description="Locations that offer you a role. Accept or decline each one.">
      <Panel title="Open invitations">
        <LoadedView of={loaded}>
          {({ invitations, isEmailConfirmed, problem }) => (
            <>
              {problem && (
                <div className="panel-body">
                  <Notice kind="error">{problem}</Notice>
                </div>
              )}
              {invitations.length > 0 ? (
                <ul className="rows">
                  {invitations.map(invitation => (
                    <MyInvitationRow key={invitation.id} invitation={invitation} onAnswer={loaded.reload} />
                  ))}
                </ul>
              ) : (
                <NoInvitations isEmailConfirmed={isEmailConfirmed} />
              )}
            </>
          )}
        </LoadedView>
      </Panel>
    </Page>
  )
}

function NoInvitations({ isEmailConfirmed }: { isEmailConfirmed: boolean }) {
  const { email } = useMe()
  return isEmailConfirmed ? (
    <Empty icon={<PersonIcon />} title="No open invitations">
      Invitations to {email} appear here until they are answered or expire.
    </Empty>
  ) : (
    <Empty icon={<PersonIcon />} title="Confirm your e-mail address">
      Invitations appear here once you have confirmed {email || 'an e-mail address'}. Open the link in the
      mail that we sent you, or the link in the invitation.
    </Empty>
  )
}
