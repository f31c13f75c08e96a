import type { Json } from './json.ts'

/** A call in the demo world and its answer. */
export interface OperationExample {
  params?: { [name: string]: Json }
  query?: { [name: string]: Json }
  body?: Json
  /** The whole body of the answer, or the data of one event of a stream. */
  answer?: Json
  /** The operations called before it, in order. */
  follows?: string[]
}

/** Examples by the name of their operation or webhook. */
export interface Examples {
  operations: { [name: string]: OperationExample }
  webhooks: { [name: string]: Json }
}

/** For documents without examples. */
export const noExamples: Examples = { operations: {}, webhooks: {} }
