import { partnersUpdate } from '@foyer/sdk/inputs'
import { Latest } from '../../forms/latest.tsx'
import { onlyEdited, readInput } from '../../forms/read-input.ts'
import { foyer, type Partner } from '../../foyer.ts'
import { useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'

export function PartnerProfile({ partner, onChange }: { partner: Partner; onChange(): Promise<void> }) {
  const { reload } = useSession()
  const say = useToast()
  const t = useTexts('partners')
  const ui = useTexts('ui')
  const save = async (_values: unknown, form: HTMLFormElement) => {
    const partner_id = partner.id
    const input = readInput(partnersUpdate, form, { partner_id })
    await foyer.partners.update({ ...onlyEdited(form, input), partner_id })
    say(t.settingsSaved)
    await Promise.all([onChange(), reload()])
  }
  return (
    <Panel title={t.settings} note={t.settingsNote}>
      <PanelBody>
        <Latest of={partner}>
          {shown => (
            <Form onSubmit={save} label={t.settings}>
              <Field label={t.name} name="title" defaultValue={shown.title} hint={t.shownToOwners} />
              <Field
                label={t.webhook}
                name="webhook_url"
                type="url"
                defaultValue={shown.webhook_url}
                placeholder="https://example.com/marketplace"
                hint={t.webhookHint}
                isOptional
              />
              <div className="form-actions">
                <SubmitButton kind="plain">{ui.save}</SubmitButton>
              </div>
            </Form>
          )}
        </Latest>
      </PanelBody>
    </Panel>
  )
}
