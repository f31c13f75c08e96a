import { useState } from 'react'
import type { ReadableAgain } from '../../data/use-loaded.ts'
import type { MyLocation, Role } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RoleEditor } from './role-editor.tsx'
import { RoleRow } from './role-row.tsx'

interface RolesProps {
  location: MyLocation
  roles: ReadableAgain<Role[]>
  onChange(): Promise<void>
}

export function Roles({ location, roles, onChange }: RolesProps) {
  const t = useTexts('locations')
  const [edited, setEdited] = useState<Role | 'new'>()
  const known = roles.state.status === 'ready' ? roles.state.value : []
  const opened = edited === 'new' ? undefined : edited
  return (
    <Panel
      title={t.roles}
      note={t.rolesNote}
      actions={
        <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
          {t.createARole}
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
          role={opened && (findRole(known, opened) ?? opened)}
          onRead={async () => opened && findRole((await roles.readAgain()) ?? [], opened)}
          onSave={onChange}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  )
}

const findRole = (roles: Role[], { id }: Role) => roles.find(role => role.id === id)
