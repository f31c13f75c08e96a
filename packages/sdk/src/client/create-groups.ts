import { call } from './call.ts'
import type { KeyedCallOptions } from './call-options.ts'
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
    return (input: Input = {}, options: StreamOptions = {}) =>
      streamOf(connection, { name, operation, input, options }, options)
  return (input: Input = {}, options: KeyedCallOptions = {}) => {
    const read = (given: Input) => makeCall(connection, { name, operation, input: given, options })
    if (!operation.pages) return read(input)
    return new LazyList(input, operation.pages, read as ConstructorParameters<typeof LazyList>[2])
  }
}

function streamOf(connection: Connection, sending: Call, options: StreamOptions) {
  const { name, operation } = sending
  return followStream(async lastEventId => {
    const { response, text } = await open(connection, sending, {
      Accept: 'text/event-stream',
      ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
    })
    const names = { operation: name, method: operation.method, path: operation.path }
    if (!response.ok) readAnswer(operation, { response, text, names })
    return response
  }, options)
}
