import { useTexts } from '../texts/use-texts.ts'
import { CopyButton } from './copy-button.tsx'
import { useLost } from './lost-edits.ts'
import { Notice } from './notice.tsx'

/** Shows what somebody had typed on this page when it could no longer be saved. */
export function LostNotice() {
  const t = useTexts('ui')
  const lost = useLost()
  if (lost.length === 0) return null
  const all = lost.map(({ label, text }) => `${label}: ${text}`).join('\n')
  return (
    <section aria-label={t.notSavedText}>
      <Notice kind="info">
        <p>{t.notSavedNote}</p>
        {lost.map(({ label, text }) => (
          <p key={label}>
            <strong>{label}</strong>
            <br />
            <span className="prose">{text}</span>
          </p>
        ))}
        <CopyButton text={all} what={t.notSavedText} />
      </Notice>
    </section>
  )
}
