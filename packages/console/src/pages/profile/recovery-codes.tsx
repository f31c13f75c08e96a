import { Button } from '../../ui/button.tsx'
import { Secret } from '../../ui/secret.tsx'

/** Shows the codes that replace the authenticator app when the phone is lost. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  return (
    <Secret
      what="Recovery codes"
      value={codes.join('\n')}
      note="Each one signs you in once instead of a code from the app. Keep them somewhere other than your phone. You won’t see them again."
    >
      <div className="form-actions">
        <Button onClick={onDone}>I have saved them</Button>
      </div>
    </Secret>
  )
}
