import { Link } from 'react-router'
import { useIsSandbox } from '../data/is-sandbox.ts'

/** A sandbox sends its mail nowhere: this is where one reads it. Nothing elsewhere. */
export function OutboxLink({ to }: { to: string }) {
  if (!useIsSandbox()) return null
  return <Link to={`/outbox?to=${encodeURIComponent(to)}`}>Open the outbox</Link>
}
