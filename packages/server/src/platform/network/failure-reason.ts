import { type FailureCode, failureSentence } from '@foyer/contract'
import { errors } from 'undici'
import { NotAllowedError, UnknownNameError } from './guarded-connector.ts'
import { ResponseTooLargeError } from './limited-connector.ts'

const reasonsByCode: Record<string, FailureCode> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'closed',
  ETIMEDOUT: 'not_connected',
  UND_ERR_CONNECT_TIMEOUT: 'not_connected_in_time',
  EHOSTUNREACH: 'not_connected',
  ENETUNREACH: 'not_connected',
}

/** Explains to the partner why a request got no response. It reveals nothing about our own network. */
export function failureReason(error: Error): string {
  if (error instanceof NotAllowedError) return failureSentence('private_network')
  if (error instanceof UnknownNameError) return failureSentence('unknown_name')
  if (error instanceof ResponseTooLargeError) return failureSentence('too_large')
  if (error instanceof errors.HTTPParserError) return failureSentence('not_http')
  const { code = '' } = error as { code?: string }
  const reason = reasonsByCode[code]
  if (reason) return failureSentence(reason)
  return tlsProblem(error) ?? unknownReason(code)
}

const unknownReason = (code: string): string =>
  failureSentence(code.startsWith('UND_ERR') ? 'unreadable' : 'connection_failed', code)

/** Says that the handshake failed, if that is what failed. */
export function tlsProblem(error: Error): string | undefined {
  const { code = '' } = error as { code?: string }
  const isTls = /CERT|TLS|SSL|ALTNAME|SELF_SIGNED|UNABLE_TO/.test(code)
  return isTls ? failureSentence('tls', code) : undefined
}

const unreachable = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

/** Whether there was no connection, so that other requests would get no further. */
export const isUnreachable = (error: Error): boolean =>
  error instanceof NotAllowedError ||
  error instanceof UnknownNameError ||
  unreachable.includes((error as { code?: string }).code ?? '')
