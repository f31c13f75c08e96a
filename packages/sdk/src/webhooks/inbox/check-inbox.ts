import { aFunction, findProblem, type OptionKinds } from '../../options/find-problem.ts'
import { misconfigured } from '../verification-error.ts'
import type { VerifiedWebhook } from '../verify-webhook.ts'
import type { InboxSettings } from './catch-up.ts'
import type { InboxOptions } from './inbox-types.ts'

const functionsOfStores = ['once', 'has', 'findPosition', 'forget']

const kinds: Record<keyof InboxOptions<unknown>, OptionKinds[string]> = {
  store: {
    words: `a store, such as memoryStore(): an object with ${functionsOfStores.join(', ')}`,
    accepts: value => hasFunctions(value, functionsOfStores),
  },
  handle: aFunction,
  listEvents: aFunction,
  isInOrder: { words: 'true or false', accepts: value => typeof value === 'boolean' },
  startFrom: { words: '"oldest" or "next"', accepts: value => value === 'oldest' || value === 'next' },
  now: aFunction,
}

/** The settings with what was left out; throws about what would otherwise be found with the first delivery. */
export function toSettings<Tx>(options: InboxOptions<Tx>): InboxSettings<Tx> {
  const problem = findProblem('createInbox', options, kinds)
  if (problem) throw misconfigured(problem)
  const { store, handle, listEvents, isInOrder, startFrom, now } = options
  for (const [name, value] of Object.entries({ store, handle, listEvents }))
    if (!value) throw misconfigured(`createInbox needs ${name}.`)
  return {
    store,
    handle,
    listEvents,
    isInOrder: isInOrder ?? false,
    startFrom: startFrom ?? 'oldest',
    now: now ?? Date.now,
  }
}

/** An event without the ID of its delivery could not be distinguished from another. */
export function checkWebhook(webhook: VerifiedWebhook): VerifiedWebhook {
  if (typeof webhook?.id === 'string' && typeof webhook.event === 'object' && webhook.event !== null)
    return webhook
  throw misconfigured('receive takes what verifyWebhook returns, or what onEvent of a receiver gets.')
}

export const hasFunctions = (value: unknown, names: string[]): boolean =>
  names.every(name => typeof (value as Record<string, unknown> | undefined)?.[name] === 'function')
