import type { Operation } from '@foyer/contract'
import type { Caller } from './caller.ts'
import type { Answer } from './route.ts'

/** A request that must not be carried out twice. */
export interface KeyedRequest {
  /** Of the header Idempotency-Key. */
  key: string
  operation: Operation
  caller: Caller
  params: unknown
  /** As it was sent. */
  body: unknown
}

interface Done {
  answer: Answer<Operation>
  /** Whether it was answered before, and this is that answer again. */
  isReplay: boolean
}

/** Carries a request out once. The platform asks; the idempotency feature answers. */
export interface Once {
  /**
   * Throws 422 when the key was used for another request, 409 when that request runs still or its answer was lost, and 429
   * when the caller may use no more keys.
   */
  run(request: KeyedRequest, work: () => Promise<Answer<Operation>>): Promise<Done>
}
