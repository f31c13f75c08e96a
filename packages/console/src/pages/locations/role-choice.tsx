import { useState } from 'react'
import { useTask } from '../../data/use-task.ts'
import { foyer, type Member, type MyLocation, type Role } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { RoleOptions } from './role-options.tsx'
import { useRoleTitle } from './use-role-title.ts'

interface RoleChoiceProps {
  location: MyLocation
  member: Member
  roles: Role[]
  onChange(): Promise<void>
  onRemove(): void
}

/** Saves with a button, because arrow keys change the value of a select step by step. */
export function RoleChoice({ location, member, roles, onChange, onRemove }: RoleChoiceProps) {
  const titleOf = useRoleTitle()
  const [roleId, setRoleId] = useState(member.role_id)
  const { isBusy, error, run, clear } = useTask()
  const say = useToast()
  const t = useTexts('locations')
  const ui = useTexts('ui')
  const save = async () => {
    const isDone = await run(() =>
      foyer.locations.changeUser({ location_id: location.id, user_id: member.id, role_id: roleId }),
    )
    if (!isDone) return
    say(t.roleGiven(member.name, titleOf(roles.find(({ id }) => id === roleId)?.title ?? '')))
    await onChange()
  }
  const reset = () => {
    setRoleId(member.role_id)
    clear()
  }
  return (
    <>
      <select
        aria-label={t.roleOf(member.name)}
        value={roleId}
        onChange={event => setRoleId(Number(event.target.value))}
      >
        <RoleOptions location={location} roles={roles} />
      </select>
      {roleId === member.role_id ? (
        <Button kind="quiet" aria-label={ui.removeNamed(member.name)} onClick={onRemove}>
          {ui.remove}
        </Button>
      ) : (
        <div className="actions">
          <Button kind="primary" isBusy={isBusy} onClick={() => void save()}>
            {ui.save}
          </Button>
          <Button kind="quiet" onClick={reset}>
            {ui.cancel}
          </Button>
        </div>
      )}
      {error && <Notice kind="error">{error.message}</Notice>}
    </>
  )
}
