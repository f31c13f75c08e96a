import { type AddressProblem, findStrangerProblem, getSilenceProblem } from '../connection/address-problem.ts'
import type { Connection } from '../connection/read-connection.ts'
import type { Listener } from '../connection/url.ts'

export interface ListenerState {
  isReady: boolean
  /** Whether nobody responded at all. */
  isSilent: boolean
  state: string
  /** What is wrong with the address, where that is the reason. */
  problem?: AddressProblem | undefined
}

const notReady = (state: string): ListenerState => ({ isReady: false, isSilent: false, state })
const ready: ListenerState = { isReady: true, isSilent: false, state: 'ready' }

const silent = async (url: string, listener: Listener, cause: unknown): Promise<ListenerState> => ({
  isReady: false,
  isSilent: true,
  state: 'no answer',
  problem: await getSilenceProblem(url, listener, cause),
})

const stranger = async (url: string, listener: Listener, state: string): Promise<ListenerState> => ({
  ...notReady(state),
  problem: await findStrangerProblem(url, listener),
})

/** How long a listener may take to say how it is. */
const timeoutMs = 10_000

/** A request without tokens. */
const ask = (url: string): Promise<{ response: Response } | { cause: unknown }> =>
  fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then(
    response => ({ response }),
    cause => ({ cause }),
  )

export interface AppState extends ListenerState {
  /** Whether the database behind it answers. */
  hasDatabase: boolean
  /** Absent where the server does not tell it. */
  redis?: string | undefined
}

export async function askApp({ appUrl }: Pick<Connection, 'appUrl'>): Promise<AppState> {
  const answer = await ask(`${appUrl}/readyz`)
  const hasDatabase = false
  if ('cause' in answer) return { ...(await silent(appUrl, 'app', answer.cause)), hasDatabase }
  const { response } = answer
  // The listener is up, but doesn't accept this host name.
  if (response.status === 421) return { ...notReady(wrongHost), hasDatabase }
  if (response.status === 429 || response.status >= 500)
    return { ...notReady(`not ready: ${response.status}`), hasDatabase }
  const { status, problem, redis } = ((await response.json().catch(() => undefined)) ?? {}) as Readiness
  const behind = { hasDatabase: true, redis }
  if (response.ok && status === 'ready') return { ...ready, ...behind }
  if (response.ok && status === 'degraded')
    return { ...notReady(problem ? `degraded: ${problem}` : 'degraded'), ...behind }
  return { ...(await stranger(appUrl, 'app', 'something else than Foyer responds')), hasDatabase }
}

const wrongHost = 'does not answer under this host (ALLOWED_HOSTS)'

interface Readiness {
  status?: string
  problem?: string
  redis?: string
}

export type Mode = 'sandbox' | 'production' | 'unknown'

/** Every API listener asks for a token here; only that of a sandbox has a clock. */
export async function askApi({
  apiUrl,
}: Pick<Connection, 'apiUrl'>): Promise<ListenerState & { mode: Mode }> {
  const [countries, clock] = await Promise.all([
    ask(`${apiUrl}/api/v1/countries`),
    ask(`${apiUrl}/api/v2/sandbox/clock`),
  ])
  const mode = 'unknown'
  if ('cause' in countries) return { ...(await silent(apiUrl, 'api', countries.cause)), mode }
  if ('cause' in clock) return { ...(await silent(apiUrl, 'api', clock.cause)), mode }
  const { status } = countries.response
  await Promise.all([countries, clock].map(({ response }) => response.body?.cancel()))
  if (status === 421) return { ...notReady(wrongHost), mode }
  if (status >= 500) return { ...notReady(`not ready: ${status}`), mode }
  if (status !== 401 && status !== 429)
    return { ...(await stranger(apiUrl, 'api', 'is not the API listener of a Foyer')), mode }
  return { ...ready, mode: modeOf(clock.response.status) }
}

function modeOf(clockStatus: number): Mode {
  if (clockStatus === 401) return 'sandbox'
  return clockStatus === 404 ? 'production' : 'unknown'
}
