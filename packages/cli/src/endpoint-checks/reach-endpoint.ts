import { connect as connectTcp, isIP } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { CommandFailure } from '../errors/command-failure.ts'
import { exitCodes } from '../errors/exit-codes.ts'
import { certificateProblem, failureInWords } from '../errors/network-words.ts'

interface Limits {
  timeoutMs: number
  signal: AbortSignal
}

/** Opens a connection and closes it again. Returns what is wrong with the certificate; without a connection it throws. */
export async function reachEndpoint(url: URL, limits: Limits): Promise<string | undefined> {
  const error = await openConnection(url, limits)
  if (!error) return undefined
  const problem = certificateProblem(error)
  if (problem) return problem
  throw new CommandFailure(
    `No connection to ${url.origin}: ${failureInWords(error)}. Is your endpoint running?`,
    exitCodes.noConnection,
  )
}

function openConnection(url: URL, { timeoutMs, signal }: Limits): Promise<Error | undefined> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isHttps = url.protocol === 'https:'
  const port = Number(url.port) || (isHttps ? 443 : 80)
  return new Promise(resolve => {
    const socket = isHttps
      ? connectTls({ host, port, ...(isIP(host) ? {} : { servername: host }) })
      : connectTcp({ host, port })
    const end = (error?: Error) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', interrupt)
      socket.destroy()
      resolve(error)
    }
    const timer = setTimeout(() => end(Object.assign(new Error(), { code: 'ETIMEDOUT' })), timeoutMs)
    const interrupt = () => end(new Error('interrupted'))
    signal.addEventListener('abort', interrupt)
    socket.once(isHttps ? 'secureConnect' : 'connect', () => end()).on('error', end)
  })
}
