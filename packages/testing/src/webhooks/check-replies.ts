import { validateHeaderName, validateHeaderValue } from 'node:http'
import { TestingError } from '../errors.ts'
import type { Reply } from './delivery.ts'

/** A reply that cannot be sent is a mistake of the test, which it should learn at once. */
export function checkReplies(replies: Reply[]): void {
  for (const reply of replies) {
    const { status, body = '', headers = {} } = typeof reply === 'number' ? { status: reply } : (reply ?? {})
    if (!Number.isInteger(status) || Number(status) < 200 || Number(status) > 599)
      throw new TestingError('respondWith takes statuses from 200 to 599, or objects with a status.')
    if (typeof body !== 'string') throw new TestingError('The body of a reply in respondWith must be a text.')
    for (const [name, value] of Object.entries(headers)) checkHeader(name, value)
  }
}

function checkHeader(name: string, value: string): void {
  try {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  } catch (cause) {
    throw new TestingError(`The header ${JSON.stringify(name)} in respondWith cannot be sent.`, { cause })
  }
}
