import { useTask } from '../../data/use-task.ts'
import { foyer } from '../../foyer.ts'
import { platformNow } from '../../session/platform-time.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Secret } from '../../ui/secret.tsx'
import { changeSampleClient } from './change-sample-client.ts'

interface SignatureStepProps {
  partnerId: number
  applicationId: number
  locationId: number
  isReady: boolean
  /** Until it is copied. */
  secret: string | undefined
  /** Whether the page has a secret to check with, copied or not. */
  isKnown: boolean
  onSecret(secret: string): void
  onCopied(): void
  onChange(): void
}

/** Issues the secret, and lets the page check the next delivery with it, as the developer's program will. */
export function SignatureStep(props: SignatureStepProps) {
  const { partnerId, applicationId, locationId, isReady, secret, isKnown } = props
  const t = useTexts('start')
  const { moment } = useFormats()
  const { isBusy, error, run } = useTask()
  const check = () =>
    run(async () => {
      if (!isKnown) {
        const { data } = await foyer.partnerWebhooks.rotateSecret({ partner_id: partnerId })
        props.onSecret(data.secret)
      }
      await changeSampleClient(locationId, t.changedAt(moment(platformNow().toISOString())))
      props.onChange()
    })
  return (
    <>
      <p>{t.signatureNote}</p>
      {error && <Notice kind="error">{error.message}</Notice>}
      {secret && (
        <Secret key={secret} what={t.secret} value={secret} note={t.secretNote}>
          <div className="form-actions">
            <Button onClick={props.onCopied}>{t.copiedIt}</Button>
          </div>
        </Secret>
      )}
      <div className="form-actions">
        <Button kind="primary" isBusy={isBusy} disabled={!isReady} onClick={() => void check()}>
          {t.checkSignature}
        </Button>
        <ButtonLink to={`/partners/${partnerId}/applications/${applicationId}/endpoint`}>
          {t.checkOwnEndpoint}
        </ButtonLink>
      </div>
    </>
  )
}
