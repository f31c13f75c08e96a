import { certificateProblem, failureInWords } from '../errors/network-words.ts'
import { findApiUrl } from '../sdk.ts'
import { type Listener, usualUrls } from './url.ts'
import { speaksTls, whatListens } from './what-listens.ts'

/** What is wrong with the address of a listener, and what to do about it. */
export interface AddressProblem {
  says: string
  advice: string
  /** Whether another address is needed; otherwise the server is away. */
  isWrong: boolean
}

export const sentenceOf = ({ says, advice }: AddressProblem): string => `${says}: ${advice}.`

const optionOf = (listener: Listener) => `--${listener}-url`

/** Says why there was no response, when that is known surely. */
export async function findSilenceProblem(
  url: string,
  listener: Listener,
  cause: unknown,
): Promise<AddressProblem | undefined> {
  const { origin, protocol, host, hostname } = new URL(url)
  const error = rootOf(cause)
  const { code = '' } = error as NodeJS.ErrnoException
  if (protocol === 'https:' && /^(EPROTO|ERR_SSL_)/.test(code))
    return wrong(`${origin} is a port for http, not for https`, `write http://${host}`)
  if (protocol === 'http:' && isCut(code) && (await speaksTls(new URL(url))))
    return wrong(`${origin} is a port for https, not for http`, `write https://${host}`)
  const certificate = certificateProblem(error)
  if (certificate)
    return away(
      `${origin} is not trusted, because ${certificate}`,
      'NODE_EXTRA_CA_CERTS names a file with the certificate to trust',
    )
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return away(`The name ${hostname} does not resolve`, 'check the address')
  if (code === 'ECONNREFUSED')
    return away(
      `Nobody listens at ${origin}`,
      `is the server running? \`foyer start\` runs a sandbox, ${optionOf(listener)} names another address`,
    )
  return undefined
}

/** Says why there was no response, as well as it is known. */
export async function getSilenceProblem(
  url: string,
  listener: Listener,
  cause: unknown,
): Promise<AddressProblem> {
  return (
    (await findSilenceProblem(url, listener, cause)) ??
    away(
      `${new URL(url).origin} does not respond as a Foyer, because ${failureInWords(rootOf(cause))}`,
      `check what has this port, or name another address with ${optionOf(listener)}`,
    )
  )
}

const wrong = (says: string, advice: string): AddressProblem => ({ says, advice, isWrong: true })
const away = (says: string, advice: string): AddressProblem => ({ says, advice, isWrong: false })

/** Codes of a connection that ended before it had begun to speak HTTP. */
const isCut = (code: string): boolean => /^(UND_ERR_SOCKET|ECONNRESET|HPE_)/.test(code)

function rootOf(error: unknown): Error {
  let root = error instanceof Error ? error : new Error(String(error))
  while (root.cause instanceof Error) root = root.cause
  // With several addresses for a name, each of them failed; they rarely differ.
  return root instanceof AggregateError ? (root.errors[0] as Error) : root
}

/** Says what responds at an address, when it isn't the listener that is needed. */
export async function findStrangerProblem(
  address: string,
  listener: Listener,
): Promise<AddressProblem | undefined> {
  const { origin } = new URL(address)
  const found = await whatListens(address)
  if (found.has(listener)) return undefined
  const there = found.size > 0 || address === origin ? found : await whatListens(origin)
  if (there.has(listener))
    return wrong(`There is no Foyer at ${address}`, `leave out the path, and write ${origin}`)
  const [other] = there
  if (other) return otherListener(found.has(other) ? address : origin, other)
  return wrong(
    `${address} is not a Foyer, something else responds there`,
    `${optionOf(listener)} names the ${listenerWords[listener]}, such as ${usualUrls[listener]}`,
  )
}

const listenerWords: Record<Listener, string> = { api: 'API listener', app: 'app listener' }

/** Says that one listener was named where the other one is needed, and where that one is, if the server says so. */
async function otherListener(address: string, found: Listener): Promise<AddressProblem> {
  if (found === 'api')
    return wrong(
      `${address} is the API listener of a Foyer, not the app listener`,
      'give it as --api-url, and the address of the console as --app-url',
    )
  const apiUrl = await findApiUrl(address).catch(() => 'the address of the API')
  return wrong(
    `${address} is the app listener of a Foyer (the console), not the API listener`,
    `give it as --app-url, and ${apiUrl} as --api-url`,
  )
}
