import { useState } from 'react'
import { foyer, type MyLocation, type Role } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type Invitation, InvitationLink } from './invitation-link.tsx'
import { RoleOptions } from './role-options.tsx'

interface AddUserProps {
  location: MyLocation
  roles: Role[]
  onAdd(): Promise<void>
  onClose(): void
}

export function AddUser({ location, roles, onAdd, onClose }: AddUserProps) {
  const [invitation, setInvitation] = useState<Invitation>()
  const say = useToast()
  const add = async ({ email = '', name, role_id }: Values) => {
    const { data } = await foyer.locations.addUser({
      location_id: location.id,
      email,
      name: name || undefined,
      role_id: Number(role_id),
    })
    await onAdd()
    say(`${data.name} has the role ${data.role} now.`)
    if (data.invitation_url) setInvitation({ name: data.name, url: data.invitation_url })
    else onClose()
  }
  if (invitation)
    return (
      <div className="panel-body panel-inset">
        <InvitationLink invitation={invitation} onClose={onClose} />
      </div>
    )
  return (
    <div className="panel-body panel-inset">
      <Form label="Add a person" onSubmit={add}>
        <div className="form-columns">
          <Field label="E-mail" name="email" type="email" autoComplete="off" autoFocus />
          <Field label="Name" name="name" autoComplete="off" hint="For somebody new to Foyer." isOptional />
          <SelectField label="Role" name="role_id" defaultValue={humblest(roles)?.id}>
            <RoleOptions location={location} roles={roles} />
          </SelectField>
        </div>
        <div className="form-actions">
          <SubmitButton>Add</SubmitButton>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** Whoever adds in haste gives away little. */
const humblest = (roles: Role[]) => roles.find(({ slug }) => slug === 'team_member') ?? roles.at(-1)
