import { partnersCreate } from '@foyer/sdk/inputs'
import { readInput } from '../../forms/read-input.ts'
import { foyer, type IssuedPartner } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface CreatePartnerProps {
  onCreate(partner: IssuedPartner): Promise<void>
  onCancel(): void
}

export function CreatePartner({ onCreate, onCancel }: CreatePartnerProps) {
  const t = useTexts('partners')
  const ui = useTexts('ui')
  const create = async (_values: unknown, form: HTMLFormElement) => {
    const { data } = await foyer.partners.create(readInput(partnersCreate, form))
    await onCreate(data)
  }
  return (
    <Panel title={t.createTitle} note={t.createNote}>
      <PanelBody>
        <Form onSubmit={create}>
          <Field label={t.name} name="title" placeholder={t.nameExample} hint={t.nameHint} autoFocus />
          <div className="form-actions">
            <SubmitButton>{t.createAccount}</SubmitButton>
            <Button kind="quiet" onClick={onCancel}>
              {ui.cancel}
            </Button>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
