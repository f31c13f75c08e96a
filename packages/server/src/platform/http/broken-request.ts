import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '../errors.ts'
import { renderError } from './render-error.ts'

type Failure = Error & { code?: string }

const codes: Record<string, AppError['code']> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/**
 * Answers what never became a request, such as a header that is too long, on the bare connection and in the envelope.
 * The other side has a moment to read it and to hang up; then the connection ends in any case.
 */
export const brokenRequestHandler =
  (closingMs: number) =>
  (failure: Failure, socket: Socket): void => {
    if (!socket.writable || isLost(failure)) return void socket.destroy()
    const cut = setTimeout(() => socket.destroy(), closingMs)
    socket.once('close', () => clearTimeout(cut))
    socket.end(answerTo(failure))
  }

/** Nobody is there any more, or nobody who speaks HTTP over TLS. */
const isLost = ({ code = '' }: Failure) => code === 'ECONNRESET' || /^ERR_(SSL|TLS)_/.test(code)

function answerTo(failure: Failure): string {
  const error = new AppError(codes[failure.code ?? ''] ?? 'bad_request')
  const requestId = randomUUID()
  const { type, body } = renderError(error, { path: '', requestId })
  return [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
