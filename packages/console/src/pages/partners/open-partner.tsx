import { foyer, type IssuedPartner } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface OpenPartnerProps {
  onOpen(partner: IssuedPartner): Promise<void>
  onCancel(): void
}

export function OpenPartner({ onOpen, onCancel }: OpenPartnerProps) {
  const open = async ({ title = '' }: Values) => {
    const { data } = await foyer.partners.create({ title })
    await onOpen(data)
  }
  return (
    <Panel title="Open a partner account" note="Its token is issued at once.">
      <PanelBody>
        <Form onSubmit={open}>
          <Field
            label="Name"
            name="title"
            placeholder="Acme Integrations"
            hint="Your company or product, as owners of Locations will see it."
            autoFocus
          />
          <div className="form-actions">
            <SubmitButton>Open the account</SubmitButton>
            <Button kind="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
