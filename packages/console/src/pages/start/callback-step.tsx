import { useState } from 'react'
import { type ActivityLog, foyer, type Partner } from '../../foyer.ts'
import { useMayAs } from '../../session/partner-role.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Secret } from '../../ui/secret.tsx'
import { toCurl, tokenPlaceholder } from './callback-curl.ts'
import { findToken, keepToken } from './issued-tokens.ts'

interface CallbackStepProps {
  partner: Partner
  applicationId: number
  locationId: number
  activity: ActivityLog
  onIssue(): Promise<void>
}

/** The command that the developer's program will send later, with everything filled in. */
export function CallbackStep({ partner, applicationId, locationId, activity, onIssue }: CallbackStepProps) {
  const t = useTexts('start')
  const me = useMe()
  const [webhookUrl, setWebhookUrl] = useState('')
  const token = findToken({ userId: me.id, partnerId: partner.id }, partner.token_hint)
  const { origin } = window.location
  const known = { origin, locationId, applicationId, webhookUrl }
  const curl = toCurl({ ...known, token: token ?? tokenPlaceholder })
  return (
    <>
      {token !== undefined && <Secret what={t.token} value={token} note={t.tokenNote} />}
      <p>{token === undefined ? t.callbackNoteWithoutToken(tokenPlaceholder) : t.callbackNote}</p>
      <pre className="start-code">{curl}</pre>
      <div className="form-actions">
        <CopyButton text={curl} what={t.command} label={t.copyCommand} />
        {token === undefined && <IssueToken partner={partner} onIssue={onIssue} />}
      </div>
      <Field
        label={t.webhookUrl}
        name="webhook_url"
        type="url"
        value={webhookUrl}
        placeholder="https://example.com/hooks"
        hint={t.webhookUrlHint}
        isOptional
        onChange={event => setWebhookUrl(event.currentTarget.value)}
      />
      <HandshakeStatus activity={activity} />
    </>
  )
}

/** The last attempt of the developer's program, refused ones with their reason. */
function HandshakeStatus({ activity: { status, missing, steps } }: { activity: ActivityLog }) {
  const t = useTexts('start')
  if (status === 'active') return <Notice kind="success">{t.confirmed}</Notice>
  const refused = steps.findLast(({ step, answer }) => step.startsWith('callback') && answer >= 400)
  return (
    <>
      {refused && <Notice kind="error">{t.refused(refused.answer, refused.message)}</Notice>}
      {status === 'pending' ? (
        <p className="start-waiting" role="status">
          <span className="spinner" aria-hidden="true" /> {t.waitingForCallback}
        </p>
      ) : (
        <Notice kind="info">{missing}</Notice>
      )}
    </>
  )
}

/** For admins. */
function IssueToken({ partner, onIssue }: { partner: Partner; onIssue(): Promise<void> }) {
  const t = useTexts('start')
  const me = useMe()
  const isAdmin = useMayAs(partner.id)('admin')
  const [isAsking, setAsking] = useState(false)
  const issue = async () => {
    const { data } = await foyer.partners.rotateToken({ partner_id: partner.id })
    keepToken({ userId: me.id, partnerId: partner.id }, data.token)
    setAsking(false)
    await onIssue()
  }
  if (!isAdmin) return null
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t.issueToken}</Button>
      {isAsking && (
        <Confirm
          title={t.issueTokenQuestion}
          action={t.issueToken}
          onConfirm={issue}
          onClose={() => setAsking(false)}
        >
          {partner.token_hint === null ? t.issueFirstToken : t.issueTokenWarning}
        </Confirm>
      )}
    </>
  )
}
