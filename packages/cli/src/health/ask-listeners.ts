import type { Connection } from '../connection/read-connection.ts'

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

export interface AppState extends ListenerState {
  /** Whether the database behind it answers. */
  hasDatabase: boolean
  /** Absent where the server does not tell it. */
  redis?: string | undefined
}

export async function askApp({ appUrl }: Pick<Connection, 'appUrl'>): Promise<AppState> {
  const answer = await fetch(`${appUrl}/readyz`, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  )
  if (!answer) return { ...silent, hasDatabase: false }
  if (!answer.ok) return { ...notReady(`not ready: ${answer.status}`), hasDatabase: false }
  const { status, problem, redis } = (await answer.json().catch(() => ({}))) as Readiness
  const behind = { hasDatabase: true, redis }
  if (status === 'ready') return { ...ready, ...behind }
  if (status === 'degraded') return { ...notReady(problem ? `degraded: ${problem}` : 'degraded'), ...behind }
  return { ...notReady('something else than Foyer responds'), hasDatabase: false }
}

interface Readiness {
  status?: string
  problem?: string
  redis?: string
}

/** Every API listener asks for a token here; only that of a sandbox has a clock. */
export async function askApi({
  apiUrl,
}: Pick<Connection, 'apiUrl'>): Promise<ListenerState & { mode: string }> {
  const [up, clock] = await Promise.all([
    statusOf(`${apiUrl}/api/v1/countries`),
    statusOf(`${apiUrl}/api/v2/sandbox/clock`),
  ])
  const mode = 'unknown'
  if (up === undefined || clock === undefined) return { ...silent, mode }
  // The listener is up, but doesn't accept this host name.
  if (up === 421) return { ...notReady('does not answer under this host (ALLOWED_HOSTS)'), mode }
  if (up >= 500) return { ...notReady(`not ready: ${up}`), mode }
  if (up !== 401 && up !== 429) return { ...notReady('is not the API listener of a Foyer'), mode }
  return { ...ready, mode: clock === 404 ? 'production' : 'sandbox' }
}

/** The status of a request without tokens; undefined when nobody responds. */
const statusOf = (url: string): Promise<number | undefined> =>
  fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then(
    async response => {
      await response.body?.cancel()
      return response.status
    },
    () => undefined,
  )
