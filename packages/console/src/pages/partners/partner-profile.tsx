import { foyer, type Partner } from '../../foyer.ts'
import { useSession } from '../../session/session.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'

export function PartnerProfile({ partner, onChange }: { partner: Partner; onChange(): Promise<void> }) {
  const { reload } = useSession()
  const say = useToast()
  const save = async ({ title = '', webhook_url = '' }: Values) => {
    await foyer.partners.update({ partner_id: partner.id, title, webhook_url })
    say('Account saved.')
    await Promise.all([onChange(), reload()])
  }
  return (
    <Panel title="Account" note="To issue a new token, go to Partners.">
      <PanelBody>
        <Form onSubmit={save} label="Account">
          <Field label="Name" name="title" defaultValue={partner.title} hint="Shown to owners." />
          <Field
            label="Marketplace webhook"
            name="webhook_url"
            type="url"
            defaultValue={partner.webhook_url}
            placeholder="https://example.com/marketplace"
            hint="Receives uninstall and freeze for applications without their own URL."
            isOptional
          />
          <div className="form-actions">
            <SubmitButton kind="plain">Save</SubmitButton>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
