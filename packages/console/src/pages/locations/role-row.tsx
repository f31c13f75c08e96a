import { useState } from 'react'
import { foyer, type MyLocation, type Role } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useRights } from '../rights/use-rights.ts'
import { canGive } from './can-give.ts'
import { useRoleTitle } from './use-role-title.ts'

interface RoleRowProps {
  location: MyLocation
  role: Role
  onEdit(): void
  onChange(): Promise<void>
}

export function RoleRow({ location, role, onEdit, onChange }: RoleRowProps) {
  const [isDeleting, setDeleting] = useState(false)
  const say = useToast()
  const t = useTexts('locations')
  const ui = useTexts('ui')
  const rights = useRights()
  const titleOf = useRoleTitle()
  const remove = async () => {
    await foyer.locations.deleteRole({ location_id: location.id, role_id: role.id })
    say(t.roleDeleted(role.title))
    setDeleting(false)
    await onChange()
  }
  const given = rights.slugs.filter(slug => role.rights.includes(slug))
  const hasAll = given.length === rights.slugs.length
  return (
    <li className="row">
      <div className="row-main">
        <strong>
          {titleOf(role.title)}
          {role.slug !== null && <span className="badge">{t.builtIn}</span>}
        </strong>
        <span>
          {t.usersOfRole(role.users_count)} · {hasAll ? t.allRights : t.rightsOfRole(given.length)}
        </span>
        {given.length > 0 && !hasAll && (
          <details>
            <summary>{t.rights}</summary>
            <ul>
              {given.map(slug => (
                <li key={slug}>{rights.titleOf(slug)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {role.slug === null && canGive(location, role) && (
        <div className="actions">
          <Button kind="quiet" aria-label={t.editNamed(role.title)} onClick={onEdit}>
            {ui.edit}
          </Button>
          <Button kind="quiet" aria-label={t.deleteNamed(role.title)} onClick={() => setDeleting(true)}>
            {ui.delete}
          </Button>
        </div>
      )}
      {isDeleting && (
        <Confirm
          title={t.deleteRoleQuestion(role.title)}
          action={ui.delete}
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        >
          {t.deleteRoleNote}
        </Confirm>
      )}
    </li>
  )
}
