import { useTexts } from '../../texts/use-texts.ts'
import { ClockIcon } from '../../ui/icons.tsx'
import type { SandboxBarState } from './use-sandbox-bar.ts'

/** Opens and closes the sandbox bar: the only part of it that every page loads. */
export function SandboxToggle({ bar }: { bar: SandboxBarState }) {
  const t = useTexts('shell')
  if (!bar.exists) return null
  return (
    <button
      type="button"
      className="nav-item sandbox-toggle"
      title={t.sandbox}
      aria-expanded={bar.isOpen}
      onClick={bar.toggle}
    >
      <ClockIcon />
      <span>{t.sandbox}</span>
    </button>
  )
}
