import { Button } from '../../ui/button.tsx'
import { Secret } from '../../ui/secret.tsx'

/** For the day the phone is lost. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  return (
    <Secret
      what="Recovery codes"
      value={codes.join('\n')}
      note="Each opens your account once in the place of a code. Keep them where your phone is not. You won't see them again."
    >
      <div className="form-actions">
        <Button onClick={onDone}>I have saved them</Button>
      </div>
    </Secret>
  )
}
