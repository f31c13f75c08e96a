import './recovery-codes.css'
import { saveFile } from '../../data/save-file.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Secret } from '../../ui/secret.tsx'

/** Shows the codes that replace the authenticator app when the phone is lost. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const t = useTexts('profile')
  const lines = codes.join('\n')
  const list = (
    <ol className="recovery-codes">
      {codes.map(code => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
  )
  return (
    <Secret what={t.recoveryCodes} value={list} note={t.recoveryCodesNote}>
      <div className="form-actions">
        <CopyButton text={lines} what={t.recoveryCodes} label={t.copyCodes} />
        <Button onClick={() => saveFile(t.recoveryCodesFile, [`${lines}\n`], 'text/plain')}>
          {t.downloadCodes}
        </Button>
        <Button onClick={onDone}>{t.savedThem}</Button>
      </div>
    </Secret>
  )
}
