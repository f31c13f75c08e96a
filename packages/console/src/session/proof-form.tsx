import { foyer } from '../foyer.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Form, type Values } from '../ui/form.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import type { ProofRequest } from './proof.ts'
import { useSession } from './session.tsx'

/** Asks for the password, or the code of the second factor. */
export function ProofForm({ request }: { request: ProofRequest }) {
  const { state } = useSession()
  const [t, ui] = [useTexts('shell'), useTexts('ui')]
  const hasFactor = state.status === 'in' && state.me.second_factor === 'on'
  const prove = async ({ password, code }: Values) => {
    await foyer.sessions.prove(code ? { code } : { password: password ?? '' })
    request.confirm()
  }
  return (
    <Dialog title={t.confirmItsYou} onClose={request.cancel}>
      <Form canBeLeft onSubmit={prove}>
        <p>{hasFactor ? t.enterPasswordOrCodeAgain : t.enterPasswordAgain}</p>
        <Field
          label={t.password}
          name="password"
          type="password"
          autoComplete="current-password"
          isOptional={hasFactor}
          autoFocus
        />
        {hasFactor && (
          <Field
            label={t.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            hint={t.codeHint}
            isOptional
          />
        )}
        <div className="dialog-actions">
          <Button onClick={request.cancel}>{ui.cancel}</Button>
          <SubmitButton>{ui.confirm}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
