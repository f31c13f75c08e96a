import { foyer, type IssuedPartner } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface CreatePartnerProps {
  onCreate(partner: IssuedPartner): Promise<void>
  onCancel(): void
}

export function CreatePartner({ onCreate, onCancel }: CreatePartnerProps) {
  const create = async ({ title = '' }: Values) => {
    const { data } = await foyer.partners.create({ title })
    await onCreate(data)
  }
  return (
    <Panel title="New partner account" note="You get its token right away.">
      <PanelBody>
        <Form onSubmit={create}>
          <Field
            label="Name"
            name="title"
            placeholder="Acme Integrations"
            hint="Your company or product, as owners will see it."
            autoFocus
          />
          <div className="form-actions">
            <SubmitButton>Create account</SubmitButton>
            <Button kind="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
