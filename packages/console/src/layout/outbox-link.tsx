import { Link } from 'react-router'
import { useIsSandbox } from '../data/is-sandbox.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Links to the outbox in a sandbox, which sends no mail; shows nothing on other servers. */
export function OutboxLink({ to }: { to: string }) {
  const t = useTexts('shell')
  if (!useIsSandbox()) return null
  return <Link to={`/outbox?to=${encodeURIComponent(to)}`}>{t.openOutbox}</Link>
}
