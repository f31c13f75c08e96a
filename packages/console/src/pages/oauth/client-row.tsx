import { useState } from 'react'
import { foyer, type IssuedOAuthClient, type OAuthClient } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'

interface ClientRowProps {
  partnerId: number
  client: OAuthClient
  onEdit(): void
  /** With the new secret, if there is one. */
  onChange(issued: IssuedOAuthClient | undefined): Promise<void>
}

export function ClientRow({ partnerId, client, onEdit, onChange }: ClientRowProps) {
  const [asked, setAsked] = useState<'rotate' | 'delete'>()
  const say = useToast()
  const key = { partner_id: partnerId, client_id: client.client_id }
  const close = () => setAsked(undefined)
  const rotate = async () => {
    const { data } = await foyer.oauthClients.rotateSecret(key)
    close()
    await onChange(data)
  }
  const remove = async () => {
    await foyer.oauthClients.delete(key)
    close()
    say(`${client.title} is deleted.`)
    await onChange(undefined)
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{client.title}</strong>
        <span>
          {client.client_id} · secret •••• {client.secret_hint}
        </span>
      </span>
      <div className="actions">
        <Button aria-label={`Change ${client.title}`} onClick={onEdit}>
          Change
        </Button>
        <Button aria-label={`New secret for ${client.title}`} onClick={() => setAsked('rotate')}>
          New secret
        </Button>
        <Button kind="quiet" aria-label={`Delete ${client.title}`} onClick={() => setAsked('delete')}>
          Delete
        </Button>
      </div>
      {asked === 'rotate' && (
        <Confirm
          title={`Issue a new secret for ${client.title}?`}
          action="Issue a new secret"
          onConfirm={rotate}
          onClose={close}
        >
          The secret until now stops working at once. Tokens that were issued with it go on until they end.
        </Confirm>
      )}
      {asked === 'delete' && (
        <Confirm title={`Delete ${client.title}?`} action="Delete" onConfirm={remove} onClose={close}>
          Its tokens, and the consents that owners gave it, end at once.
        </Confirm>
      )}
    </li>
  )
}
