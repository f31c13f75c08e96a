import { errors } from 'undici'
import { NotAllowedError, UnknownNameError } from './guarded-connector.ts'
import { ResponseTooLargeError } from './limited-connector.ts'

const reasonsByCode: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was reset before the response was complete.',
  EPIPE: 'The connection was reset before the response was complete.',
  UND_ERR_SOCKET: 'The connection was closed before the response was complete.',
  ETIMEDOUT: 'The connection could not be made.',
  UND_ERR_CONNECT_TIMEOUT: 'The connection could not be made in time.',
  EHOSTUNREACH: 'The connection could not be made.',
  ENETUNREACH: 'The connection could not be made.',
}

/** Explains to the partner why a request got no response. It reveals nothing about our own network. */
export function failureReason(error: Error): string {
  if (error instanceof NotAllowedError) return 'The address leads into a private network; nothing was sent.'
  if (error instanceof UnknownNameError) return 'The name does not resolve.'
  if (error instanceof ResponseTooLargeError) return 'The response is too large.'
  if (error instanceof errors.HTTPParserError) return 'The response is not HTTP.'
  const { code = '' } = error as { code?: string }
  const reason = reasonsByCode[code]
  if (reason) return reason
  return tlsProblem(error) ?? unknownReason(code)
}

const unknownReason = (code: string): string =>
  code.startsWith('UND_ERR') ? `The response could not be read (${code}).` : 'The connection failed.'

/** Says that the handshake failed, if that is what failed. */
export function tlsProblem(error: Error): string | undefined {
  const { code = '' } = error as { code?: string }
  const isTls = /CERT|TLS|SSL|ALTNAME|SELF_SIGNED|UNABLE_TO/.test(code)
  return isTls ? `The TLS handshake failed (${code}).` : undefined
}

const unreachable = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

/** Whether there was no connection, so that other requests would get no further. */
export const isUnreachable = (error: Error): boolean =>
  error instanceof NotAllowedError ||
  error instanceof UnknownNameError ||
  unreachable.includes((error as { code?: string }).code ?? '')
