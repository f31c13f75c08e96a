import { aFunction, anything, findProblem, type OptionKinds } from '../../options/find-problem.ts'
import { webhookKeys } from '../signatures.ts'
import { misconfigured } from '../verification-error.ts'
import type { WebhookReceiver } from './answer-webhook.ts'

const kinds: Record<keyof WebhookReceiver, OptionKinds[string]> = {
  secret: anything,
  onEvent: aFunction,
  onRefused: aFunction,
  onError: aFunction,
  maxBytes: {
    words: 'a whole number of bytes',
    accepts: value => Number.isSafeInteger(value) && Number(value) > 0,
  },
  now: aFunction,
}

/** Throws about what would otherwise be found with the first delivery. `more` are the options of one kind of receiver. */
export function checkReceiver<Body>(
  maker: string,
  receiver: WebhookReceiver<Body>,
  more: OptionKinds = {},
): void {
  const problem = findProblem(maker, receiver, { ...kinds, ...more })
  if (problem) throw misconfigured(problem)
  if (!receiver.onEvent) throw misconfigured(`${maker} needs onEvent, which handles a verified webhook.`)
  if (typeof receiver.secret !== 'function') webhookKeys(receiver.secret)
}
