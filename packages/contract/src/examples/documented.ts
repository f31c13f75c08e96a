import { type Catalogue, catalogue } from '../catalogue.ts'
import type { Examples, OperationExample } from '../openapi/examples.ts'
import type { Json } from '../openapi/json.ts'
import type { Operation } from '../operation.ts'
import accountAnswers from './answers/account.json' with { type: 'json' }
import developerToolsAnswers from './answers/developer-tools.json' with { type: 'json' }
import generalAnswers from './answers/general.json' with { type: 'json' }
import v3Answers from './answers/v3.json' with { type: 'json' }
import webhookBodies from './answers/webhooks.json' with { type: 'json' }
import { type CallName, type Example, replaceTaken, type Step } from './example.ts'
import { requestExamples } from './requests.ts'

const toJson = (file: object) => file as Record<string, Json>

const answers = {
  ...toJson(developerToolsAnswers),
  ...toJson(generalAnswers),
  ...toJson(v3Answers),
  ...toJson(accountAnswers),
}

/** What the documents show: each request as it is written here, and the answer that `npm run examples` got. */
export const examples: Examples = {
  operations: Object.fromEntries(
    Object.entries(catalogue).flatMap(([group, calls]) =>
      Object.entries(calls).map(([call, { name }]) => [
        name,
        toShown(requestExamples[group as keyof Catalogue][call as never], answers[name]),
      ]),
    ),
  ),
  webhooks: toJson(webhookBodies),
}

function toShown(example: Example, answer: Json | undefined): OperationExample {
  const { params, query, body } = replaceTaken(example, ({ shown }) => shown) as OperationExample
  const { before = [] } = example
  return { params, query, body, answer, follows: [...new Set(before.map(nameOf))] }
}

/** What the documents call a step. */
function callOf(step: Exclude<Step, { authorize: unknown }>): CallName {
  if (typeof step === 'string') return step
  if ('open' in step) return step.open
  return 'next' in step ? step.next : step.call
}

function nameOf(step: Step): string {
  if (typeof step === 'object' && 'authorize' in step) return 'GET /oauth/authorize in a browser'
  const [group, call] = callOf(step).split('.') as [keyof Catalogue, string]
  return (catalogue[group] as Record<string, Operation>)[call]?.name ?? call
}
