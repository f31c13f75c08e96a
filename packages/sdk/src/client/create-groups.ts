import { checkInput } from './build-request.ts'
import { call } from './call.ts'
import type { KeyedCallOptions } from './call-options.ts'
import { checkCallOptions } from './check-options.ts'
import { errorFor, type ToError } from './errors.ts'
import { LazyList } from './list.ts'
import type { Input, Operation } from './operation.ts'
import { readAnswer } from './read-answer.ts'
import { type Call, type Connection, open } from './send.ts'
import { followStream, type StreamOptions } from './stream.ts'

export type Operations = Readonly<Record<string, Readonly<Record<string, Operation>>>>

/** How an entry point makes a call, beyond sending it. */
export type MakeCall = typeof call

/** The methods of all groups: one per operation. */
export function createGroups<Groups>(
  operations: Operations,
  connection: Connection,
  makeCall: MakeCall = call,
): Groups {
  const groups = Object.entries(operations).map(([group, methods]) => [
    group,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        methodOf(`${group}.${method}`, operation, { connection, makeCall }),
      ]),
    ),
  ])
  return Object.fromEntries(groups) as Groups
}

function methodOf(
  name: string,
  operation: Operation,
  { connection, makeCall }: { connection: Connection; makeCall: MakeCall },
) {
  if (operation.isStream)
    return (input?: Input | null, options?: StreamOptions | null) =>
      streamOf(connection, { name, operation, input, options: options ?? {} })
  return (input?: Input | null, options?: KeyedCallOptions | null) => {
    const read = async (change: Input = {}) =>
      makeCall(connection, {
        name,
        operation,
        input: { ...checkInput(operation, input, name), ...change },
        options: options ?? {},
      })
    if (!operation.pages) return read()
    return new LazyList(input ?? {}, operation.pages, read as ConstructorParameters<typeof LazyList>[2])
  }
}

type OpenedStream = Omit<Call, 'input' | 'options'> & {
  input: Input | null | undefined
  options: StreamOptions
}

function streamOf(connection: Connection, { name, operation, input: given, options }: OpenedStream) {
  const { method, path } = operation
  let url: string | undefined
  const openAfter = async (lastEventId: string | undefined) => {
    checkCallOptions(operation, name, options)
    const input = checkInput(operation, given, name)
    const { response, text } = await open(
      connection,
      { name, operation, input, options },
      {
        Accept: 'text/event-stream',
        ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
      },
    )
    if (!response.ok) readAnswer({ operation, name, input }, { response, text })
    url = response.url.split('?', 1)[0] || undefined
    return response
  }
  const toError: ToError = failure => errorFor({ ...failure, operation: name, method, path, url })
  return followStream({ open: openAfter, toError }, options)
}
