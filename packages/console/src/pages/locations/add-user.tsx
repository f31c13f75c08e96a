import { locationsAddUser } from '@foyer/sdk/inputs'
import { readInput } from '../../forms/read-input.ts'
import { foyer, type MyLocation, type Role } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
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
  const t = useTexts('locations')
  const { sent } = useTexts('sent-invitations')
  const ui = useTexts('ui')
  const add = async ({ name }: Values, form: HTMLFormElement) => {
    const { data } = await foyer.locations.addUser(
      readInput(locationsAddUser, form, { location_id: location.id, name: name || undefined }),
    )
    await onAdd()
    say(sent(data.email))
    onClose()
  }
  return (
    <div className="panel-body panel-inset">
      <Form label={t.invitePerson} onSubmit={add}>
        <div className="form-columns">
          <Field label={t.email} name="email" type="email" autoComplete="off" autoFocus />
          <Field label={t.name} name="name" autoComplete="off" hint={t.invitedNameHint} isOptional />
          <SelectField label={t.role} name="role_id" defaultValue={leastPrivileged(roles)?.id}>
            <RoleOptions location={location} roles={roles} />
          </SelectField>
        </div>
        <p>{t.inviteNote}</p>
        <div className="form-actions">
          <SubmitButton>{t.invite}</SubmitButton>
          <Button kind="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** The default role has the fewest rights, so that a quick invitation gives away little. */
const leastPrivileged = (roles: Role[]) => roles.find(({ slug }) => slug === 'team_member') ?? roles.at(-1)
