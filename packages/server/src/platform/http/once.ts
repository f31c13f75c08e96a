import type { Operation } from '@foyer/contract'
import type { Caller } from './caller.ts'
import type { Answer } from './route.ts'

/** A request that must not run twice. */
export interface KeyedRequest {
  /** The value of the header Idempotency-Key. */
  key: string
  operation: Operation
  caller: Caller
  params: unknown
  /** The body as it was sent. */
  body: unknown
}

interface Done {
  answer: Answer<Operation>
  /** True when this repeats an earlier answer. */
  isReplay: boolean
}

/** Runs a request once. The platform asks, and the idempotency feature answers. */
export interface Once {
  /**
   * Throws 422 when the key was used for another request, 409 when that request is still running or its answer was
   * lost, and 429 when the caller may not use more keys.
   */
  run(request: KeyedRequest, work: () => Promise<Answer<Operation>>): Promise<Done>
}
