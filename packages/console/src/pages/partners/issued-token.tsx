import { useApiUrl } from '../../data/api-url.ts'
import type { IssuedPartner } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { CopyLine, Secret } from '../../ui/secret.tsx'

export function IssuedToken({ partner, onClose }: { partner: IssuedPartner; onClose(): void }) {
  const apiUrl = useApiUrl()
  return (
    <Secret
      what={`Token of ${partner.title}`}
      value={partner.token}
      note="Copy it now. You won’t see it again."
    >
      {apiUrl && (
        <>
          <p className="secret-note">Try it:</p>
          <CopyLine what="Command" text={curlWith(partner.token, apiUrl)} />
        </>
      )}
      <div className="form-actions">
        <Button onClick={onClose}>I have copied it</Button>
      </div>
    </Secret>
  )
}

const curlWith = (token: string, apiUrl: string): string =>
  `curl -H 'Authorization: Bearer ${token}' ${apiUrl}/api/v1/countries`
