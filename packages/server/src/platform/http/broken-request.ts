import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '../errors.ts'
import { renderError } from './render-error.ts'

/** What never became a request, such as a header that is too long: answered on the bare connection, in the envelope. */
export function answerBrokenRequest(failure: Error & { code?: string }, socket: Socket): void {
  if (failure.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const error = new AppError(failure.code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'bad_request')
  const requestId = randomUUID()
  const { type, body } = renderError(error, { path: '', requestId })
  socket.end(
    [
      `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
      `Content-Type: ${type}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
