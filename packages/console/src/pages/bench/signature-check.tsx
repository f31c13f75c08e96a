import { useState } from 'react'
import type { DeliveryDetail } from '../../foyer.ts'
import type { Areas } from '../../texts/areas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Wire } from '../webhooks/wire.tsx'
import { type SignedRequest, signatureOf, signedText } from './sign.ts'

interface SignatureCheckProps {
  attempt: DeliveryDetail['log'][number]
  body: string
}

type Result = keyof Areas['bench']['signatureResults']

/** Compares the signature of an attempt with a secret. The secret stays in the browser. */
export function SignatureCheck({ attempt, body }: SignatureCheckProps) {
  const t = useTexts('bench')
  const [result, setResult] = useState<Result>()
  const { headers } = attempt.request
  const signatures = (headers['webhook-signature'] ?? '').split(' ').filter(Boolean)
  const request: SignedRequest = {
    id: headers['webhook-id'] ?? '',
    timestamp: headers['webhook-timestamp'] ?? '',
    body,
  }
  if (signatures.length === 0) return <p>{t.notSigned}</p>
  const check = async ({ secret = '' }: Values) => {
    const made = await signatureOf(secret, request)
    const place = made === undefined ? -1 : signatures.indexOf(made)
    setResult(made === undefined ? 'noSecret' : place < 0 ? 'wrong' : place === 0 ? 'current' : 'previous')
  }
  return (
    <>
      <p className="field-hint">{t.signatureNote}</p>
      <Wire text={`base64(HMAC-SHA256(secret,\n${signedText(request)}))`} />
      <Wire text={signatures.join('\n')} />
      <Form canBeLeft className="form-row" label={t.checkSignature} onSubmit={check}>
        <Field label={t.pasteSecret} name="secret" type="password" autoComplete="off" hint={t.staysHere} />
        <SubmitButton kind="plain">{t.checkSignature}</SubmitButton>
      </Form>
      {result && (
        <Notice kind={result === 'current' || result === 'previous' ? 'success' : 'error'}>
          {t.signatureResults[result]}
        </Notice>
      )}
    </>
  )
}
