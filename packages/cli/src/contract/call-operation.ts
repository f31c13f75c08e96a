import type { Connection } from '../connection/read-connection.ts'
import { CommandFailure } from '../errors/command-failure.ts'
import { type AllOperations, connect, FoyerError } from '../sdk.ts'
import type { Output } from '../terminal/output.ts'
import type { NamedOperation } from './named-operations.ts'
import { printAnswer } from './print-answer.ts'
import { inTypedNames, type TypedNames } from './typed-names.ts'

interface Calling {
  input: Record<string, unknown>
  idempotencyKey?: string | undefined
  typed: TypedNames
  output: Output
  signal: AbortSignal
}

type Input = Record<string, unknown>
interface Answer {
  data: unknown
  meta: unknown
}
type AnyCall = (
  input: Input,
  options: { idempotencyKey?: string | undefined; signal?: AbortSignal },
) => Promise<Answer>
type AnyStream = (input: Input, options: { signal: AbortSignal }) => AsyncIterable<unknown>

/** Calls an operation by its name. */
export const methodOf = <Method = AnyCall>(foyer: AllOperations, { group, method }: NamedOperation): Method =>
  (foyer[group as keyof AllOperations] as unknown as Record<string, Method>)[method] as Method

/** Calls an operation and prints what it answers; a stream is printed line by line until Ctrl-C. */
export async function callOperation(
  connection: Connection,
  named: NamedOperation,
  { input, idempotencyKey, typed, output, signal }: Calling,
): Promise<void> {
  const { operation } = named
  const foyer = connect(connection, operation.access.by)
  if (operation.isStream) {
    for await (const event of methodOf<AnyStream>(foyer, named)(input, { signal }))
      output.say(JSON.stringify(event))
    return
  }
  const answer = await methodOf(foyer, named)(input, { idempotencyKey, signal }).catch(error => {
    throw isForOperators(error, connection, named)
      ? new CommandFailure(
          `403 ${error.message} This is for operators: --as operator calls it as that of the demo world.`,
        )
      : inTypedNames(error, typed)
  })
  printAnswer(output, answer)
}

const isForOperators = (
  error: unknown,
  { source }: Connection,
  { operation }: NamedOperation,
): error is FoyerError =>
  error instanceof FoyerError &&
  error.status === 403 &&
  operation.access.by === 'operator' &&
  source.kind === 'sandbox'
