import { partnersUpdate } from '@foyer/sdk/inputs'
import { Latest } from '../../forms/latest.tsx'
import { onlyEdited, readInput } from '../../forms/read-input.ts'
import { foyer, type Partner } from '../../foyer.ts'
import { useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { Form, notSaved } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useTokenInBody } from '../applications/token-in-body.tsx'

export function PartnerProfile({ partner, onChange }: { partner: Partner; onChange(): Promise<void> }) {
  const { reload } = useSession()
  const say = useToast()
  const t = useTexts('partners')
  const ui = useTexts('ui')
  const { ask, question } = useTokenInBody()
  const save = async (_values: unknown, form: HTMLFormElement) => {
    const partner_id = partner.id
    const changes = onlyEdited(form, readInput(partnersUpdate, form, { partner_id }))
    const isFirst = partner.webhook_url === '' && Boolean(changes.webhook_url)
    const isIncluded = isFirst ? await ask() : false
    if (isIncluded === undefined) return notSaved
    await foyer.partners.update({ ...changes, partner_id })
    if (isIncluded) await includeToken(partner_id)
    say(t.settingsSaved)
    await Promise.all([onChange(), reload()])
  }
  return (
    <Panel title={t.settings} note={t.settingsNote}>
      {question}
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

/** The setting is one of each application: it concerns those that use the account's webhook. */
async function includeToken(partner_id: number): Promise<void> {
  const { data } = await foyer.applications.list({ partner_id })
  const concerned = data.filter(({ webhook_url, stage }) => webhook_url === '' && stage !== 'review')
  for (const { id } of concerned)
    await foyer.applications.update({ application_id: id, sends_partner_token: true })
}
