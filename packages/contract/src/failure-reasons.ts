/**
 * Why an attempt of a delivery failed, with the sentences of the log. Each is written and read here alone, so that
 * programs which know the sentence, such as the console, find what it is about.
 */
export const failureReasons = {
  refused: 'The connection was refused.',
  reset: 'The connection was reset before the response was complete.',
  closed: 'The connection was closed before the response was complete.',
  not_connected: 'The connection could not be made.',
  not_connected_in_time: 'The connection could not be made in time.',
  connection_failed: 'The connection failed.',
  private_network: 'The address leads into a private network; nothing was sent.',
  unknown_name: 'The name does not resolve.',
  too_large: 'The response is too large.',
  not_http: 'The response is not HTTP.',
  unreadable: 'The response could not be read ({value}).',
  tls: 'The TLS handshake failed ({value}).',
  timeout: 'No complete response within {value} seconds.',
  redirect: 'The endpoint responded with {value}; redirects are not followed.',
  status: 'The endpoint responded with {value}.',
  listener_ended: 'The listener has ended, or may not get this event any more.',
  listener_silent: 'The listener ended before it reported.',
  listener_timeout: 'The listener reported nothing within {value} seconds.',
  listener_failed: 'The listener got no response: {value}',
  interrupted:
    'Interrupted: the sending process ended, or lost the database, before it had written the response. It is sent again with the same webhook-id.',
} as const

export type FailureCode = keyof typeof failureReasons

export const failureSentence = (code: FailureCode, value: string | number = ''): string =>
  failureReasons[code].replace('{value}', () => String(value))

export interface KnownFailure {
  code: FailureCode
  /** The status, the seconds or the error; empty where the sentence has none. */
  value: string
}

/** Undefined for a sentence that is none of these. */
export function readFailure(sentence: string): KnownFailure | undefined {
  for (const code of Object.keys(failureReasons) as FailureCode[]) {
    const [before = '', after] = failureReasons[code].split('{value}')
    if (after === undefined ? sentence === before : sentence.startsWith(before) && sentence.endsWith(after))
      return { code, value: sentence.slice(before.length, sentence.length - (after ?? '').length) }
  }
  return undefined
}
