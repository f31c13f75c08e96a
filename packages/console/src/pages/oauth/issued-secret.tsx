import type { IssuedOAuthClient } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { CopyLine, Secret } from '../../ui/secret.tsx'

export function IssuedSecret({ client, onClose }: { client: IssuedOAuthClient; onClose(): void }) {
  const t = useTexts('oauth')
  return (
    <Secret what={t.secretOf(client.title)} value={client.client_secret} note={t.secretNote}>
      <p className="secret-note">{t.clientIdLead}</p>
      <CopyLine what={t.clientId} text={client.client_id} />
      <div className="form-actions">
        <Button onClick={onClose}>{t.copiedIt}</Button>
      </div>
    </Secret>
  )
}
