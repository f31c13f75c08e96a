import { useTexts } from '../texts/use-texts.ts'
import { Logo } from '../ui/logo.tsx'

/** Stands in for the first page while it loads. The HTML shows the same before that. */
export function Splash() {
  const t = useTexts('ui')
  return (
    <div className="splash" role="status" aria-label={t.loading}>
      <Logo />
      <span className="splash-title" />
      <span className="splash-line" />
      <span className="splash-line" />
    </div>
  )
}
