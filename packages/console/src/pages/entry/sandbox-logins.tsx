import './sandbox-logins.css'
import { useSandboxLogins } from '../../data/sandbox-logins.ts'
import { useTask } from '../../data/use-task.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ArrowIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'

interface SandboxLoginsProps {
  onChoose(login: string, password: string): Promise<void>
}

export function SandboxLogins({ onChoose }: SandboxLoginsProps) {
  const t = useTexts('entry')
  const logins = useSandboxLogins()
  const { isBusy, error, run } = useTask()
  if (logins.length === 0) return null
  return (
    <section className="demo-logins" aria-label={t.demoLogins}>
      <h2>
        <span>{t.demoLoginsTitle}</span>
      </h2>
      {error && <Notice kind="error">{error.message}</Notice>}
      <ul>
        {logins.map(({ label, login, password }) => (
          <li key={login}>
            <button type="button" disabled={isBusy} onClick={() => void run(() => onChoose(login, password))}>
              <strong>{label}</strong>
              <span>{login}</span>
              <ArrowIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
