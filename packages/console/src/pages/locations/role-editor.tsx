import { foyer, type MyLocation, type Right, type RightEntry, type Role } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { allOf, Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { RightsChoice } from '../rights/rights-choice.tsx'

interface RoleEditorProps {
  location: MyLocation
  /** Undefined for a new role. */
  role: Role | undefined
  rights: RightEntry[]
  onSave(): Promise<void>
  onClose(): void
}

export function RoleEditor({ location, role, rights, onSave, onClose }: RoleEditorProps) {
  const say = useToast()
  const save = async ({ title = '' }: Values, form: HTMLFormElement) => {
    const input = { location_id: location.id, title, rights: allOf(form, 'rights') as Right[] }
    await (role
      ? foyer.locations.updateRole({ ...input, role_id: role.id })
      : foyer.locations.createRole(input))
    say(role ? `Role ${title} saved.` : `Role ${title} created.`)
    onClose()
    await onSave()
  }
  return (
    <Dialog title={role ? 'Edit role' : 'Create a role'} isWide onClose={onClose}>
      <Form onSubmit={save}>
        <Field label="Role name" name="title" defaultValue={role?.title} placeholder="Reception" />
        <RightsChoice
          rights={rights}
          chosen={role?.rights ?? []}
          isOffered={slug => location.rights.includes(slug)}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>{role ? 'Save' : 'Create role'}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
