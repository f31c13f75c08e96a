import { findApiUrl } from '../connection.ts'
import { CommandFailure, UsageError } from '../errors/command-failure.ts'
import { exitCodes } from '../errors/exit-codes.ts'
import { certificateProblem } from '../errors/network-words.ts'
import { type Listener, usualUrls } from './url.ts'
import { speaksTls, whatListens } from './what-listens.ts'

/** What a failed call says about the address that it went to. */
export interface FailedCall {
  status: number
  code: string
  isLocal: boolean
  message: string
  /** The address with the path of the operation; undefined when nothing was sent. */
  url?: string | undefined
  /** The path as the contract writes it. */
  path?: string | undefined
  requestId?: string | undefined
  cause?: unknown
}

/** Says what is wrong with the address, when that is why a call failed. */
export async function explainAddress(call: FailedCall): Promise<CommandFailure | undefined> {
  const { url, path = '', status } = call
  if (call.isLocal || !url || call.code === 'timeout') return undefined
  const listener: Listener = path.startsWith('/api/') ? 'api' : 'app'
  if (status === 0) return explainSilence(url, listener, call.cause)
  return isFromElsewhere(call) ? explainStranger(url, path, listener) : undefined
}

/** Every response of Foyer has an ID. Failures of a server say nothing about its address: a proxy may write them. */
const isFromElsewhere = ({ status, code, requestId, message }: FailedCall): boolean =>
  status < 500 &&
  code !== 'redirected' &&
  (!requestId || (status === 404 && message.startsWith('There is nothing at ')))

const optionOf = (listener: Listener) => `--${listener}-url`

async function explainSilence(
  url: string,
  listener: Listener,
  cause: unknown,
): Promise<CommandFailure | undefined> {
  const { origin, protocol, host, hostname } = new URL(url)
  const error = rootOf(cause)
  const { code = '' } = error as NodeJS.ErrnoException
  if (protocol === 'https:' && /^(EPROTO|ERR_SSL_)/.test(code))
    return new UsageError(`${origin} is a port for http, not for https: write http://${host}.`)
  if (protocol === 'http:' && isCut(code) && (await speaksTls(new URL(url))))
    return new UsageError(`${origin} is a port for https, not for http: write https://${host}.`)
  const certificate = certificateProblem(error)
  if (certificate)
    return noConnection(
      `${origin} is not trusted: ${certificate}. NODE_EXTRA_CA_CERTS names a file with the certificate to trust.`,
    )
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return noConnection(`The name ${hostname} does not resolve: check the address.`)
  if (code === 'ECONNREFUSED')
    return noConnection(
      `Nobody listens at ${origin}: is the server running? \`foyer start\` runs a sandbox, ${optionOf(listener)} names another address.`,
    )
  return undefined
}

/** Codes of a connection that ended before it had begun to speak HTTP. */
const isCut = (code: string): boolean => /^(UND_ERR_SOCKET|ECONNRESET|HPE_)/.test(code)

const noConnection = (sentence: string) => new CommandFailure(sentence, exitCodes.noConnection)

function rootOf(error: unknown): Error {
  let root = error instanceof Error ? error : new Error(String(error))
  while (root.cause instanceof Error) root = root.cause
  // With several addresses for a name, each of them failed; they rarely differ.
  return root instanceof AggregateError ? (root.errors[0] as Error) : root
}

async function explainStranger(
  url: string,
  path: string,
  listener: Listener,
): Promise<CommandFailure | undefined> {
  const address = addressOf(url, path)
  const { origin } = new URL(url)
  const found = await whatListens(address)
  if (found.has(listener)) return undefined
  const there = found.size > 0 || address === origin ? found : await whatListens(origin)
  if (there.has(listener))
    return new UsageError(`There is no Foyer at ${address}: leave out the path, and write ${origin}.`)
  const [other] = there
  if (other) return new UsageError(await otherListener(found.has(other) ? address : origin, other))
  return new UsageError(
    `${address} is not a Foyer, something else responds there: ${optionOf(listener)} names the ${listenerWords[listener]}, such as ${usualUrls[listener]}.`,
  )
}

const listenerWords: Record<Listener, string> = { api: 'API listener', app: 'app listener' }

/** Says that one listener was named where the other one is needed, and where that one is, if the server says so. */
async function otherListener(address: string, found: Listener): Promise<string> {
  if (found === 'api')
    return `${address} is the API listener of a Foyer, not the app listener: give it as --api-url, and the address of the console as --app-url.`
  const apiUrl = await findApiUrl(address).catch(() => 'the address of the API')
  return `${address} is the app listener of a Foyer (the console), not the API listener: give it as --app-url, and ${apiUrl} as --api-url.`
}

/** The address without the path of the operation. */
function addressOf(url: string, path: string): string {
  const pattern = path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^(.*)${pattern}$`).exec(url)?.[1] ?? new URL(url).origin
}
