import type { IssuedOAuthClient } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { CopyLine, Secret } from '../../ui/secret.tsx'

export function IssuedSecret({ client, onClose }: { client: IssuedOAuthClient; onClose(): void }) {
  return (
    <Secret
      what={`Secret of ${client.title}`}
      value={client.client_secret}
      note="Copy it now. You won’t see it again."
    >
      <p className="secret-note">Client ID:</p>
      <CopyLine what="Client ID" text={client.client_id} />
      <div className="form-actions">
        <Button onClick={onClose}>I have copied it</Button>
      </div>
    </Secret>
  )
}
