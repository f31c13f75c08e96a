import { errorFor } from './client/errors.ts'
import { checkAddress, misconfigured } from './client/options.ts'
import { readText } from './client/read-text.ts'

const timeoutMs = 30_000
const path = '/openapi/general.json'

/**
 * The URL of the API listener, which the app listener publishes in the OpenAPI document. Tokens will be sent there, so it
 * must be the same site as the app, and encrypted if the app is; otherwise pass `apiUrl` yourself.
 */
export async function findApiUrl(appUrl: string, get: typeof fetch = fetch): Promise<string> {
  const app = checkAddress('appUrl', appUrl)
  const address = app + path
  const named = await readServer(address, get)
  const problem = findProblemOf(new URL(app), named)
  if (problem) throw misconfigured(`${address} names ${named.origin} as the API, ${problem}.`)
  return checkAddress('apiUrl', named.href)
}

async function readServer(address: string, get: typeof fetch): Promise<URL> {
  const { origin } = new URL(address)
  const signal = AbortSignal.timeout(timeoutMs)
  // Another address must not say where the API is.
  const response = await get(address, { redirect: 'manual', signal }).catch(cause => {
    throw errorFor({
      status: 0,
      message: `No answer from ${origin}: is the server running?`,
      path,
      url: address,
      cause,
    })
  })
  const text = response.ok ? await readText(response).catch(() => '') : ''
  const url = toUrl(text ?? '')
  if (!url)
    throw errorFor({
      status: response.status,
      message: `${address} names no address of the API.`,
      path,
      url: address,
    })
  return url
}

function toUrl(text: string): URL | undefined {
  try {
    const { servers } = JSON.parse(text) as { servers: { url: string }[] }
    const url = new URL(String(servers[0]?.url))
    return /^https?:$/.test(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}

/** Without encryption anybody on the way could write the document, so nothing but the port may differ. */
function findProblemOf(app: URL, api: URL): string | undefined {
  const isSameHost = app.hostname === api.hostname || (isLocal(app) && isLocal(api))
  if (app.protocol === 'http:') return isSameHost ? undefined : 'which is another host'
  if (api.protocol !== 'https:') return 'which is not encrypted'
  return isSameHost || isSameSite(app.hostname, api.hostname) ? undefined : 'which is another site'
}

const isLocal = ({ hostname }: URL): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

/**
 * One is within the other, as `api.foyer.example` is in `foyer.example`, or they differ in a usual first part. Any other
 * neighbour may belong to somebody else: `foyer.github.io` and `other.github.io` do.
 */
const isSameSite = (app: string, api: string): boolean =>
  isWithin(app, api) || isWithin(api, app) || (isUsual(app) && isUsual(api) && siteOf(app) === siteOf(api))

const isWithin = (host: string, outer: string): boolean => outer.includes('.') && host.endsWith(`.${outer}`)

const isUsual = (host: string): boolean => /^(app|api|console|www)\.[^.]+\./.test(host)

const siteOf = (host: string): string => host.replace(/^[^.]+\./, '')
