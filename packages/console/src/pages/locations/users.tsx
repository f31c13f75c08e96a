import { useState } from 'react'
import type { Loaded } from '../../data/use-loaded.ts'
import type { Invitation, Member, MyLocation, Role } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AddUser } from './add-user.tsx'
import { canGive } from './can-give.ts'
import { InvitationRow } from './invitation-row.tsx'
import { UserRow } from './user-row.tsx'

interface UsersProps {
  location: MyLocation
  users: Loaded<Member[]>
  invitations: Loaded<Invitation[]>
  roles: Loaded<Role[]>
  onChange(): Promise<void>
}

export function Users({ location, users, invitations, roles, onChange }: UsersProps) {
  const [isAdding, setAdding] = useState(false)
  const t = useTexts('locations')
  const known = roles.state.status === 'ready' ? roles.state.value : []
  return (
    <Panel
      title={t.users}
      note={t.usersNote}
      actions={
        !isAdding && (
          <Button icon={<PlusIcon />} onClick={() => setAdding(true)}>
            {t.invitePerson}
          </Button>
        )
      }
    >
      {isAdding && (
        // A form without roles would choose the first that comes, not the one with the fewest rights.
        <LoadedView of={roles}>
          {value => (
            <AddUser location={location} roles={value} onAdd={onChange} onClose={() => setAdding(false)} />
          )}
        </LoadedView>
      )}
      <LoadedView of={users}>
        {members => (
          <ul className="rows">
            {members.map(member => (
              <UserRow
                key={member.id}
                location={location}
                member={member}
                roles={known}
                onChange={onChange}
              />
            ))}
          </ul>
        )}
      </LoadedView>
      <LoadedView of={invitations}>
        {open =>
          open.length > 0 && (
            <ul className="rows" aria-label={t.invitations}>
              {open.map(invitation => (
                <InvitationRow
                  key={invitation.id}
                  location={location}
                  invitation={invitation}
                  canManage={known.some(role => role.id === invitation.role_id && canGive(location, role))}
                  onChange={onChange}
                />
              ))}
            </ul>
          )
        }
      </LoadedView>
    </Panel>
  )
}
