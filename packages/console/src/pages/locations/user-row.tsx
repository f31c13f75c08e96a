import { useState } from 'react'
import { foyer, type Member, type MyLocation, type Role } from '../../foyer.ts'
import { useMe, useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'
import { canGive } from './can-give.ts'
import { RoleChoice } from './role-choice.tsx'
import { useRoleTitle } from './use-role-title.ts'

interface UserRowProps {
  location: MyLocation
  member: Member
  roles: Role[]
  onChange(): Promise<void>
}

export function UserRow({ location, member, roles, onChange }: UserRowProps) {
  const t = useTexts('locations')
  const titleOf = useRoleTitle()
  const isMe = useMe().id === member.id
  const { reload } = useSession()
  const [isRemoving, setRemoving] = useState(false)
  const role = roles.find(({ id }) => id === member.role_id)
  // People who change their own role may lose access to this page, and then the lists must not be reloaded.
  const afterChange = async () => {
    const now = isMe ? await reload() : undefined
    const mine = now?.locations.find(({ id }) => id === location.id)
    if (!isMe || mine?.rights.includes('edit_users_access')) await onChange()
  }
  return (
    <li className="row row-user">
      <span className="row-main">
        <strong>
          {member.name}
          {isMe && <span className="badge">{t.you}</span>}
        </strong>
        <span>{member.email || member.phone}</span>
      </span>
      {role && canGive(location, role) ? (
        <RoleChoice
          key={role.id}
          location={location}
          member={member}
          roles={roles}
          onChange={afterChange}
          onRemove={() => setRemoving(true)}
        />
      ) : (
        <span className="badge">{titleOf(member.role)}</span>
      )}
      {isRemoving && (
        <RemoveUser
          location={location}
          member={member}
          isMe={isMe}
          onRemove={afterChange}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  )
}

interface RemoveUserProps {
  location: MyLocation
  member: Member
  isMe: boolean
  onRemove(): Promise<void>
  onClose(): void
}

function RemoveUser({ location, member, isMe, onRemove, onClose }: RemoveUserProps) {
  const say = useToast()
  const t = useTexts('locations')
  const ui = useTexts('ui')
  const remove = async () => {
    await foyer.locations.removeUser({ location_id: location.id, user_id: member.id })
    say(isMe ? t.youLeft(location.title) : t.removed(member.name))
    onClose()
    await onRemove()
  }
  return (
    <Confirm
      title={isMe ? t.leaveQuestion(location.title) : t.removeQuestion(member.name)}
      action={isMe ? t.leave : ui.remove}
      onConfirm={remove}
      onClose={onClose}
    >
      {isMe ? t.leaveNote(location.title) : t.removeNote(member.name, location.title)}
    </Confirm>
  )
}
