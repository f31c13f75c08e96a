import { locationsCreateRole } from '@foyer/sdk/inputs'
import { Latest } from '../../forms/latest.tsx'
import { onlyEdited, readInput } from '../../forms/read-input.ts'
import { foyer, type MyLocation, type Role } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { RightsChoice } from '../rights/rights-choice.tsx'

interface RoleEditorProps {
  location: MyLocation
  /** Undefined for a new role. */
  role: Role | undefined
  /** The role as it is now. */
  onRead(): Promise<Role | undefined>
  onSave(): Promise<void>
  onClose(): void
}

export function RoleEditor({ location, role, onRead, onSave, onClose }: RoleEditorProps) {
  const say = useToast()
  const t = useTexts('locations')
  const ui = useTexts('ui')
  const save = async (_values: unknown, form: HTMLFormElement) => {
    const location_id = location.id
    const input = readInput(locationsCreateRole, form, { location_id })
    const { title } = input
    await (role
      ? foyer.locations.updateRole({ ...onlyEdited(form, input), location_id, role_id: role.id })
      : foyer.locations.createRole(input))
    say(role ? t.roleSaved(title) : t.roleCreated(title))
    onClose()
    await onSave()
  }
  return (
    <Dialog title={role ? t.editRole : t.createARole} isWide onClose={onClose}>
      <Latest of={role} about={toInput} readAgain={onRead}>
        {shown => (
          <Form onSubmit={save}>
            <Field label={t.roleName} name="title" defaultValue={shown?.title} placeholder={t.roleExample} />
            <RightsChoice
              chosen={shown?.rights ?? []}
              isOffered={slug => location.rights.some(mine => mine === slug)}
            />
            <div className="dialog-actions">
              <Button onClick={onClose}>{ui.cancel}</Button>
              <SubmitButton>{role ? ui.save : t.createRole}</SubmitButton>
            </div>
          </Form>
        )}
      </Latest>
    </Dialog>
  )
}

/** How many people have the role is no news to whoever edits it. */
const toInput = (role: Role | undefined) => role && { title: role.title, rights: role.rights }
