import { useState } from 'react'
import { counted } from '../../data/words.ts'
import { foyer, type MyLocation, type RightEntry, type Role } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'
import { canGive } from './can-give.ts'

interface RoleRowProps {
  location: MyLocation
  role: Role
  rights: RightEntry[]
  onEdit(): void
  onChange(): Promise<void>
}

export function RoleRow({ location, role, rights, onEdit, onChange }: RoleRowProps) {
  const [isDeleting, setDeleting] = useState(false)
  const say = useToast()
  const remove = async () => {
    await foyer.locations.deleteRole({ location_id: location.id, role_id: role.id })
    say(`Role ${role.title} deleted.`)
    setDeleting(false)
    await onChange()
  }
  const titles = rights.filter(({ slug }) => role.rights.includes(slug)).map(({ title }) => title)
  return (
    <li className="row">
      <div className="row-main">
        <strong>
          {role.title}
          {role.slug !== null && <span className="badge">Built-in</span>}
        </strong>
        <span>
          {counted(role.users_count, 'user')} · {countRights(role.rights.length, rights.length)}
        </span>
        {titles.length > 0 && titles.length < rights.length && (
          <details>
            <summary>Rights</summary>
            <ul>
              {titles.map(title => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {role.slug === null && canGive(location, role) && (
        <div className="actions">
          <Button kind="quiet" aria-label={`Edit ${role.title}`} onClick={onEdit}>
            Edit
          </Button>
          <Button kind="quiet" aria-label={`Delete ${role.title}`} onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </div>
      )}
      {isDeleting && (
        <Confirm
          title={`Delete role ${role.title}?`}
          action="Delete"
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        >
          A role can only be deleted while nobody has it. Open invitations for it expire.
        </Confirm>
      )}
    </li>
  )
}

function countRights(given: number, all: number): string {
  if (given === 0) return 'no rights'
  return given === all ? 'all rights' : counted(given, 'right')
}
