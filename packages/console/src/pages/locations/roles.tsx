import { useState } from 'react'
import { type Loaded, useLoaded } from '../../data/use-loaded.ts'
import { foyer, type MyLocation, type RightEntry, type Role } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RoleEditor } from './role-editor.tsx'
import { RoleRow } from './role-row.tsx'

interface RolesProps {
  location: MyLocation
  roles: Loaded<Role[]>
  onChange(): Promise<void>
}

export function Roles({ location, roles, onChange }: RolesProps) {
  const rights = useLoaded(() => foyer.locations.listRights(), 'rights')
  const [edited, setEdited] = useState<Role | 'new'>()
  const known: RightEntry[] = rights.state.status === 'ready' ? rights.state.value : []
  return (
    <Panel
      title="Roles"
      note="The rights of each role."
      actions={
        <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
          Create a role
        </Button>
      }
    >
      <LoadedView of={roles}>
        {list => (
          <ul className="rows">
            {list.map(role => (
              <RoleRow
                key={role.id}
                location={location}
                role={role}
                rights={known}
                onEdit={() => setEdited(role)}
                onChange={onChange}
              />
            ))}
          </ul>
        )}
      </LoadedView>
      {edited && (
        <RoleEditor
          location={location}
          role={edited === 'new' ? undefined : edited}
          rights={known}
          onSave={onChange}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  )
}
