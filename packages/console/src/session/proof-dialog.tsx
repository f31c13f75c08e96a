import { useEffect, useState } from 'react'
import { foyer } from '../foyer.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Form, type Values } from '../ui/form.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { onProofRequest, type ProofRequest } from './proof.ts'
import { useSession } from './session.tsx'

/** Opens when an operation needs a fresh proof; the operation continues after it. */
export function ProofDialog() {
  const [request, setRequest] = useState<ProofRequest>()
  const { state } = useSession()
  useEffect(() => onProofRequest(setRequest), [])
  const personId = state.status === 'in' ? state.me.id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: nobody confirms what another person has begun.
  useEffect(() => () => request?.cancel(), [personId, request])
  if (!request) return null
  const hasFactor = state.status === 'in' && state.me.second_factor === 'on'
  const prove = async ({ password, code }: Values) => {
    await foyer.sessions.prove(code ? { code } : { password: password ?? '' })
    request.confirm()
  }
  return (
    <Dialog title="Confirm that it’s you" onClose={request.cancel}>
      <Form onSubmit={prove}>
        <p>You signed in a while ago. Enter your password{hasFactor && ' or a code'} again.</p>
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          isOptional={hasFactor}
          autoFocus
        />
        {hasFactor && (
          <Field
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            hint="From your authenticator app."
            isOptional
          />
        )}
        <div className="dialog-actions">
          <Button onClick={request.cancel}>Cancel</Button>
          <SubmitButton>Confirm</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
