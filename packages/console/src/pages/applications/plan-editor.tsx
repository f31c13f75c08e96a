import { foyer, type Tariff } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'

interface TariffEditorProps {
  applicationId: number
  /** Undefined for a new one. */
  tariff?: Tariff
  onSave(): Promise<void>
  onClose(): void
}

export function TariffEditor({ applicationId, tariff, onSave, onClose }: TariffEditorProps) {
  const say = useToast()
  const save = async ({ title = '' }: Values) => {
    const input = { application_id: applicationId, title }
    await (tariff
      ? foyer.applications.updateTariff({ ...input, tariff_id: tariff.id })
      : foyer.applications.createTariff(input))
    say(`The tariff ${title} is saved.`)
    onClose()
    await onSave()
  }
  return (
    <Dialog title={tariff ? 'Rename the tariff' : 'Add a tariff'} onClose={onClose}>
      <Form onSubmit={save}>
        <Field
          label="Name of the tariff"
          name="title"
          defaultValue={tariff?.title}
          placeholder="Standard"
          hint={tariff ? undefined : 'It costs nothing until it has an option.'}
          autoFocus
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Save</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
