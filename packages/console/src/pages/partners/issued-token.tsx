import { useApiUrl } from '../../data/api-url.ts'
import type { IssuedPartner } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { CopyLine, Secret } from '../../ui/secret.tsx'

export function IssuedToken({ partner, onClose }: { partner: IssuedPartner; onClose(): void }) {
  const apiUrl = useApiUrl()
  const t = useTexts('partners')
  return (
    <Secret what={t.tokenOf(partner.title)} value={partner.token} note={t.tokenNote}>
      {apiUrl && (
        <>
          <p className="secret-note">{t.tryIt}</p>
          <CopyLine what={t.command} text={curlWith(partner.token, apiUrl)} />
        </>
      )}
      <div className="form-actions">
        <Button onClick={onClose}>{t.copiedIt}</Button>
      </div>
    </Secret>
  )
}

const curlWith = (token: string, apiUrl: string): string =>
  `curl -H 'Authorization: Bearer ${token}' ${apiUrl}/api/v1/countries`
