import { foyer, type IssuedOAuthClient, type OAuthClient } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface ClientEditorProps {
  partnerId: number
  /** Undefined for a new client. */
  client: OAuthClient | undefined
  onSave(issued: IssuedOAuthClient | undefined): Promise<void>
  onClose(): void
}

export function ClientEditor({ partnerId, client, onSave, onClose }: ClientEditorProps) {
  const save = async ({ title = '', redirect_uris = '' }: Values) => {
    const input = { partner_id: partnerId, title, redirect_uris: redirect_uris.split(/\s+/).filter(Boolean) }
    if (!client) return onSave((await foyer.oauthClients.create(input)).data)
    await foyer.oauthClients.update({ ...input, client_id: client.client_id })
    return onSave(undefined)
  }
  return (
    <Dialog title={client ? 'Edit client' : 'Register a client'} isWide onClose={onClose}>
      <Form onSubmit={save}>
        <Field label="Name" hint="Shown to owners." name="title" defaultValue={client?.title} />
        <Field
          label="Redirect URIs"
          name="redirect_uris"
          isOptional
          defaultValue={client?.redirect_uris.join(' ')}
          placeholder="https://example.com/oauth/callback"
          hint="Where owners return to. Separate several with spaces. Leave empty to use client credentials only."
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>{client ? 'Save' : 'Register'}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
