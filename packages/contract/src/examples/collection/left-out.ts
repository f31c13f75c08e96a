import type { CallName } from '../example.ts'
import { operationOf } from '../order.ts'

const stream = 'it answers with a stream that stays open'

/** The calls that a collection can't make, and why. */
export const leftOut: Partial<Record<CallName, string>> = {
  'webhooks.listen': stream,
  'webhooks.reportAttempt': 'it reports what arrived on the open stream of a listener',
  'partnerWebhooks.listen': stream,
  'partnerWebhooks.reportAttempt': 'it reports what arrived on the open stream of a listener',
  'logs.stream': stream,
  'notifications.stream': stream,
}

export const leftOutInWords = [
  'These operations are left out:',
  '',
  ...Object.entries(leftOut).map(([name, reason]) => {
    const operation = operationOf(name as CallName)
    return `- \`${operation.name}\` (${operation.summary}): ${reason}.`
  }),
].join('\n')
