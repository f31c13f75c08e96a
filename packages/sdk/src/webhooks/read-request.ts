import { concat } from './bytes.ts'
import { WebhookVerificationError } from './verification-error.ts'

/** No webhook of Foyer comes near this. */
export const usualMaxBytes = 2 ** 20

/** Reads the body of a Web request, up to so many bytes. */
export async function readRequest(request: Request, maxBytes = usualMaxBytes): Promise<Uint8Array> {
  if (typeof request.clone !== 'function')
    throw new WebhookVerificationError(
      'missing_body',
      'This request is not a Web Request: pass headers and the raw body instead.',
    )
  if (request.bodyUsed) throw alreadyRead()
  const parts: Uint8Array[] = []
  const reader = request.body?.getReader()
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read().catch(cause => {
      throw unreadable(cause)
    })
    if (done) break
    size += value.length
    if (size > maxBytes) {
      await reader.cancel().catch(() => undefined)
      throw tooLarge(maxBytes)
    }
    parts.push(value)
  }
  return concat(...parts)
}

export const alreadyRead = () =>
  new WebhookVerificationError(
    'body_already_read',
    'The body of this request was already read: verify it before anything else reads it.',
  )

export const unreadable = (cause: unknown) =>
  new WebhookVerificationError('unreadable_body', 'The body of this request cannot be read to its end.', {
    cause,
  })

export const tooLarge = (maxBytes: number) =>
  new WebhookVerificationError('too_large', `The body is larger than ${maxBytes} bytes.`)
