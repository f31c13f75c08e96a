import { readFailure } from '@foyer/contract'
import type { Areas } from '../../texts/areas.ts'

export type Remedy = keyof Areas['failures']['remedies']

/** What there is to do about a failure, by the sentence of the log; undefined when nothing failed, or it is sent again. */
export function remedyOf(reason: string): Remedy | undefined {
  const failure = readFailure(reason)
  switch (failure?.code) {
    case undefined:
    case 'interrupted':
      return undefined
    case 'status':
      return Number(failure?.value) >= 500 ? 'broken' : 'rejected'
    case 'redirect':
    case 'timeout':
    case 'refused':
    case 'tls':
      return failure?.code
    case 'unknown_name':
      return 'name'
    case 'private_network':
      return 'private'
    case 'too_large':
    case 'not_http':
    case 'unreadable':
      return 'response'
    case 'listener_ended':
    case 'listener_silent':
    case 'listener_timeout':
    case 'listener_failed':
      return 'listener'
    case 'reset':
    case 'closed':
    case 'not_connected':
    case 'not_connected_in_time':
    case 'connection_failed':
      return 'down'
  }
}
