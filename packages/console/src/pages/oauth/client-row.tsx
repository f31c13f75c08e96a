import { useState } from 'react'
import { foyer, type IssuedOAuthClient, type OAuthClient } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'

interface ClientRowProps {
  partnerId: number
  client: OAuthClient
  onEdit(): void
  /** Gets the client with its new secret, if one was issued. */
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
    say(`${client.title} deleted.`)
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
        <Button aria-label={`Edit ${client.title}`} onClick={onEdit}>
          {' '}
          Edit
        </Button>
        <Button aria-label={`Issue new secret for ${client.title}`} onClick={() => setAsked('rotate')}>
          {' '}
          Issue new secret
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
          The current secret stops working at once. Tokens issued with it work until they expire.
        </Confirm>
      )}
      {asked === 'delete' && (
        <Confirm title={`Delete ${client.title}?`} action="Delete" onConfirm={remove} onClose={close}>
          Its tokens and the owners’ consents end at once.
        </Confirm>
      )}
    </li>
  )
}
