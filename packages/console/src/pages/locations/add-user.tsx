import { foyer, type MyLocation, type Role } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { RoleOptions } from './role-options.tsx'

interface AddUserProps {
  location: MyLocation
  roles: Role[]
  onAdd(): Promise<void>
  onClose(): void
}

export function AddUser({ location, roles, onAdd, onClose }: AddUserProps) {
  const say = useToast()
  const add = async ({ email = '', name, role_id }: Values) => {
    const { data } = await foyer.locations.addUser({
      location_id: location.id,
      email,
      name: name || undefined,
      role_id: Number(role_id),
    })
    await onAdd()
    say(`Invitation sent to ${data.email}.`)
    onClose()
  }
  return (
    <div className="panel-body panel-inset">
      <Form label="Invite a person" onSubmit={add}>
        <div className="form-columns">
          <Field label="E-mail" name="email" type="email" autoComplete="off" autoFocus />
          <Field label="Name" name="name" autoComplete="off" hint="Only shown in your list." isOptional />
          <SelectField label="Role" name="role_id" defaultValue={leastPrivileged(roles)?.id}>
            <RoleOptions location={location} roles={roles} />
          </SelectField>
        </div>
        <p>The person gets the role when they accept. The invitation expires after 14 days.</p>
        <div className="form-actions">
          <SubmitButton>Invite</SubmitButton>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** The default role has the fewest rights, so that a quick invitation gives away little. */
const leastPrivileged = (roles: Role[]) => roles.find(({ slug }) => slug === 'team_member') ?? roles.at(-1)
