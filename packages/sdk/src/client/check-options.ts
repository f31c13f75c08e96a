import {
  aFunction,
  anything,
  findProblem,
  type OptionKind,
  type OptionKinds,
  text,
} from '../options/find-problem.ts'
import type { Tokens } from './call-options.ts'
import type { Operation } from './operation.ts'
import { misconfigured } from './options.ts'

// What timers count up to.
const maxTimeoutMs = 2 ** 31 - 1
const mostRetries = 100

const isFrom = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most

const isSignal = (value: unknown): boolean => {
  try {
    return Boolean(AbortSignal.any([value as AbortSignal]))
  } catch {
    return false
  }
}

const headers: OptionKind = {
  words: "an object of texts, such as { 'x-trace': '7' }",
  accepts: value =>
    typeof value === 'object' &&
    value !== null &&
    !(Symbol.iterator in value) &&
    Object.values(value).every(each => typeof each === 'string'),
}

/** Tokens may be functions, so they are checked when they are used. */
const tokens: Record<keyof Tokens, OptionKind> = {
  partnerToken: anything,
  userToken: anything,
  accessToken: anything,
  personalAccessToken: anything,
}

const ofBoth = {
  ...tokens,
  timeoutMs: {
    words: `a number of milliseconds from 1 to ${maxTimeoutMs}`,
    accepts: (value: unknown) => isFrom(value, 1, maxTimeoutMs),
  },
  maxRetries: {
    words: `a whole number from 0 to ${mostRetries}`,
    accepts: (value: unknown) => Number.isInteger(value) && isFrom(value, 0, mostRetries),
  },
  headers,
}

/** The options of every entry point, so that one object can serve all of them. */
const ofClients: OptionKinds = {
  ...ofBoth,
  apiUrl: anything,
  appUrl: anything,
  fetch: aFunction,
  userAgent: { words: 'text', accepts: value => typeof value === 'string' },
  onRequest: aFunction,
  onResponse: aFunction,
  wait: aFunction,
  renewProof: aFunction,
  session: {
    words: 'an object with csrfToken()',
    accepts: value => typeof (value as { csrfToken?: unknown }).csrfToken === 'function',
  },
}

const signal: OptionKind = { words: 'an AbortSignal', accepts: isSignal }
/** For options that other operations have. */
const leftOut: OptionKind = { words: 'left out', accepts: () => false }
const ofCalls: OptionKinds = {
  ...ofBoth,
  signal,
  idempotencyKey: leftOut,
  lastEventId: leftOut,
  onLost: leftOut,
}
const ofKeyedCalls: OptionKinds = { ...ofCalls, idempotencyKey: text }
const ofStreams: OptionKinds = {
  ...ofCalls,
  timeoutMs: leftOut,
  maxRetries: leftOut,
  lastEventId: text,
  onLost: aFunction,
}

/** Throws a ConfigurationError about the first option of a client that cannot be right. */
export const checkClientOptions = (taker: string, options: unknown): void =>
  refuse(findProblem(taker, options, ofClients))

/** Throws a ConfigurationError about the first option of a call that cannot be right. */
export function checkCallOptions(operation: Operation, name: string, options: unknown): void {
  const { isStream, keyed } = operation
  refuse(findProblem(name, options, isStream ? ofStreams : keyed ? ofKeyedCalls : ofCalls), name)
}

function refuse(message: string | undefined, operation?: string): void {
  if (message) throw misconfigured(message, operation)
}
