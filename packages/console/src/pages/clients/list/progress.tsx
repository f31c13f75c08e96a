import { useFormats } from '../../../texts/formats.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** How far work with many clients has come. */
export function Progress({ label, done, total }: { label: string; done: number; total: number }) {
  const t = useTexts('clients')
  const { number } = useFormats()
  return (
    <span className="work-progress">
      <progress aria-label={label} value={done} max={Math.max(total, 1)} />
      <span>{t.progress(number(done), number(total))}</span>
    </span>
  )
}
