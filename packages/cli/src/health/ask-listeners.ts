import type { Connection } from '../connection/read-connection.ts'
import { connect, FoyerError } from '../connection.ts'

export interface ListenerState {
  isReady: boolean
  /** Whether nobody responded at all. */
  isSilent: boolean
  state: string
}

const silent: ListenerState = { isReady: false, isSilent: true, state: 'no answer' }
const notReady = (state: string): ListenerState => ({ isReady: false, isSilent: false, state })
const ready: ListenerState = { isReady: true, isSilent: false, state: 'ready' }

/** How long a listener may take to say how it is. */
const timeoutMs = 10_000

export async function askApp({ appUrl }: Pick<Connection, 'appUrl'>): Promise<ListenerState> {
  const answer = await fetch(`${appUrl}/readyz`, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  )
  if (!answer) return silent
  if (!answer.ok) return notReady(`not ready: ${answer.status}`)
  const { status, problem } = (await answer.json().catch(() => ({}))) as { status?: string; problem?: string }
  if (status === 'ready') return ready
  if (status === 'degraded') return notReady(problem ? `degraded: ${problem}` : 'degraded')
  return notReady('something else than Foyer responds')
}

/** Production has no sandbox clock, but any answer shows that the listener is up. */
export async function askApi(connection: Connection): Promise<ListenerState & { mode: string }> {
  const status = await connect(connection)
    .sandbox.readClock({}, { signal: AbortSignal.timeout(timeoutMs) })
    .then(
      () => 200,
      error => (error instanceof FoyerError ? error.status : 0),
    )
  if (status === 0) return { ...silent, mode: 'unknown' }
  // The listener is up, but doesn't accept this host name.
  if (status === 421)
    return { ...notReady('does not answer under this host (ALLOWED_HOSTS)'), mode: 'unknown' }
  if (status >= 500) return { ...notReady(`not ready: ${status}`), mode: 'unknown' }
  return { ...ready, mode: status === 404 ? 'production' : 'sandbox' }
}
