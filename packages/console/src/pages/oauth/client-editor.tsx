import { oauthClientsCreate } from '@foyer/sdk/inputs'
import { Latest } from '../../forms/latest.tsx'
import { onlyEdited, readInput } from '../../forms/read-input.ts'
import { foyer, type IssuedOAuthClient, type OAuthClient } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface ClientEditorProps {
  partnerId: number
  /** Undefined for a new client. */
  client: OAuthClient | undefined
  onSave(issued: IssuedOAuthClient | undefined): Promise<void>
  onClose(): void
}

export function ClientEditor({ partnerId, client, onSave, onClose }: ClientEditorProps) {
  const t = useTexts('oauth')
  const ui = useTexts('ui')
  const save = async (_values: unknown, form: HTMLFormElement) => {
    const partner_id = partnerId
    const input = readInput(oauthClientsCreate, form, { partner_id })
    if (!client) return onSave((await foyer.oauthClients.create(input)).data)
    const { client_id } = client
    await foyer.oauthClients.update({ ...onlyEdited(form, input), partner_id, client_id })
    return onSave(undefined)
  }
  return (
    <Dialog title={client ? t.editClient : t.registerClient} isWide onClose={onClose}>
      <Latest of={client}>
        {shown => (
          <Form onSubmit={save}>
            <Field label={t.name} hint={t.nameHint} name="title" defaultValue={shown?.title} />
            <TextField
              label={t.redirectUris}
              name="redirect_uris"
              rows={3}
              isOptional
              defaultValue={shown?.redirect_uris.join('\n')}
              placeholder="https://example.com/oauth/callback"
              hint={t.redirectUrisHint}
            />
            <div className="dialog-actions">
              <Button onClick={onClose}>{ui.cancel}</Button>
              <SubmitButton>{client ? ui.save : t.register}</SubmitButton>
            </div>
          </Form>
        )}
      </Latest>
    </Dialog>
  )
}
