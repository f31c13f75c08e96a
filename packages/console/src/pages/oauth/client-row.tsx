import { useState } from 'react'
import { foyer, type IssuedOAuthClient, type OAuthClient } from '../../foyer.ts'
import { useMayAs } from '../../session/partner-role.ts'
import { useTexts } from '../../texts/use-texts.ts'
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
  const t = useTexts('oauth')
  const ui = useTexts('ui')
  const key = { partner_id: partnerId, client_id: client.client_id }
  const isAdmin = useMayAs(partnerId)('admin')
  const close = () => setAsked(undefined)
  const rotate = async () => {
    const { data } = await foyer.oauthClients.rotateSecret(key)
    close()
    await onChange(data)
  }
  const remove = async () => {
    await foyer.oauthClients.delete(key)
    close()
    say(t.deleted(client.title))
    await onChange(undefined)
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{client.title}</strong>
        <span>{t.facts(client.client_id, client.secret_hint)}</span>
      </span>
      {isAdmin && (
        <div className="actions">
          <Button aria-label={t.editNamed(client.title)} onClick={onEdit}>
            {ui.edit}
          </Button>
          <Button aria-label={t.issueSecretFor(client.title)} onClick={() => setAsked('rotate')}>
            {t.issueSecret}
          </Button>
          <Button kind="quiet" aria-label={t.deleteNamed(client.title)} onClick={() => setAsked('delete')}>
            {ui.delete}
          </Button>
        </div>
      )}
      {asked === 'rotate' && (
        <Confirm
          title={t.issueSecretQuestion(client.title)}
          action={t.issueSecretAction}
          onConfirm={rotate}
          onClose={close}
        >
          {t.issueSecretWarning}
        </Confirm>
      )}
      {asked === 'delete' && (
        <Confirm title={t.deleteQuestion(client.title)} action={ui.delete} onConfirm={remove} onClose={close}>
          {t.deleteWarning}
        </Confirm>
      )}
    </li>
  )
}
