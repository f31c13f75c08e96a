import type { Answer } from './answer.ts'
import { checkCallOptions } from './check-options.ts'
import { FoyerError } from './errors.ts'
import { readAnswer } from './read-answer.ts'
import { isSafeToRepeat, pauseBeforeRetry, wait } from './retry.ts'
import { type Call, type Connection, send } from './send.ts'

const defaultRetries = 2

/** Calls an operation, and repeats the request where that is safe and can help. */
export async function call(
  connection: Connection,
  { options, ...given }: Call,
): Promise<Answer<unknown, unknown>> {
  checkCallOptions(given.operation, given.name, options)
  const { options: client } = connection
  const retries = options.maxRetries ?? client.maxRetries ?? defaultRetries
  let idempotencyKey =
    options.idempotencyKey ?? (given.operation.keyed && retries > 0 ? crypto.randomUUID() : undefined)
  let wasUnanswered = false
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOf(connection, { ...given, options: { ...options, idempotencyKey } }, attempt)
    } catch (error) {
      if (wasUnanswered && isGoneBy(error, given.operation.answersNothing)) return goneAnswer(attempt)
      if (isKeyRefused(error) && idempotencyKey !== options.idempotencyKey)
        idempotencyKey = options.idempotencyKey
      else {
        const isSafe = isSafeToRepeat(given.operation, idempotencyKey)
        const pauseMs = attempt > retries ? undefined : pauseBeforeRetry(error, { isSafe, attempt })
        if (pauseMs === undefined) throw error
        wasUnanswered ||= !(error instanceof FoyerError) || error.status !== 429
        await (client.wait ?? wait)(pauseMs, options.signal)
      }
    }
  }
}

async function attemptOf(connection: Connection, sending: Call, attempt: number) {
  const { response, text } = await send(connection, sending, attempt)
  const answer = readAnswer(sending, { response, text })
  const { status, headers } = response
  const requestId = headers.get('x-request-id') ?? undefined
  return { ...answer, response: { status, headers, requestId, attempts: attempt } }
}

/** The caller has used up its keys of the day. The server did nothing yet, and does it without a key that nobody asked for. */
const isKeyRefused = (error: unknown): boolean =>
  error instanceof FoyerError && error.code === 'idempotency_full'

/** A repeated DELETE finds nothing when the first one, whose response was lost, was carried out. */
const isGoneBy = (error: unknown, answersNothing: true | undefined): boolean =>
  answersNothing === true && error instanceof FoyerError && error.status === 404

const goneAnswer = (attempts: number) => ({
  data: null,
  meta: undefined,
  response: { status: 204, headers: new Headers(), requestId: undefined, attempts },
})
