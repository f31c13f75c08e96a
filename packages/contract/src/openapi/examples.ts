import type { Json } from './schemas.ts'

/** A call of the demo world, and what it is answered. */
export interface OperationExample {
  params?: { [name: string]: Json }
  query?: { [name: string]: Json }
  body?: Json
  /** The whole body of the answer; of a stream, the data of one event. */
  answer?: Json
  /** The operations that were called before it, in their order. */
  follows?: string[]
}

/** Operations by their names, and the bodies of webhooks by theirs. */
export interface Examples {
  operations: { [name: string]: OperationExample }
  webhooks: { [name: string]: Json }
}

/** For descriptions that need none. */
export const noExamples: Examples = { operations: {}, webhooks: {} }
