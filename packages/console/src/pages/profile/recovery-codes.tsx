import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Secret } from '../../ui/secret.tsx'

/** Shows the codes that replace the authenticator app when the phone is lost. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const t = useTexts('profile')
  return (
    <Secret what={t.recoveryCodes} value={codes.join('\n')} note={t.recoveryCodesNote}>
      <div className="form-actions">
        <Button onClick={onDone}>{t.savedThem}</Button>
      </div>
    </Secret>
  )
}
