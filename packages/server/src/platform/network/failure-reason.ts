import { errors } from 'undici'
import { NotAllowedError, UnknownNameError } from './guarded-connector.ts'

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
  if (error instanceof errors.HTTPParserError) return 'The response is not HTTP.'
  const { code = '' } = error as { code?: string }
  const reason = reasonsByCode[code]
  if (reason) return reason
  if (/CERT|TLS|SSL|ALTNAME|SELF_SIGNED|UNABLE_TO/.test(code)) return `The TLS handshake failed (${code}).`
  return code.startsWith('UND_ERR') ? `The response could not be read (${code}).` : 'The connection failed.'
}
