import type { CallableOperation } from '@foyer/contract'

export type Input = Record<string, unknown>

export interface SplitInput {
  params: Input
  query: Input
  /** Undefined where the operation has no body. */
  body: unknown
}

/** Splits the input into path, query and body; undeclared fields are sent anyway, so that the server can refuse them. */
export function splitInput(operation: CallableOperation, input: Input): SplitInput {
  const inParams = operation.params?.properties ?? {}
  const inQuery = operation.query?.properties ?? {}
  const isOther = (name: string) => !Object.hasOwn(inParams, name) && !Object.hasOwn(inQuery, name)
  const params = pick(input, name => Object.hasOwn(inParams, name))
  if (!operation.body) {
    const query = pick(input, name => Object.hasOwn(inQuery, name) || (operation.query && isOther(name)))
    return { params, query, body: undefined }
  }
  const query = pick(input, name => Object.hasOwn(inQuery, name))
  return { params, query, body: bodyOf(operation.body, input, isOther) }
}

function bodyOf(
  schema: NonNullable<CallableOperation['body']>,
  input: Input,
  isOther: (name: string) => boolean,
): unknown {
  if (schema.type === 'array') return input.body
  const declared = schema.properties ?? {}
  return pick(input, name => Object.hasOwn(declared, name) || isOther(name))
}

const pick = (input: Input, isWanted: (name: string) => boolean | undefined): Input =>
  Object.fromEntries(Object.entries(input).filter(([name, value]) => value !== undefined && isWanted(name)))
