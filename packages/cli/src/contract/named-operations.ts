import { addressesOf, catalogue, type Operation } from '@foyer/contract'
import { didYouMean } from '../errors/closest.ts'
import { UsageError } from '../errors/command-failure.ts'

export interface NamedOperation {
  group: string
  method: string
  /** The name in the SDK and in `foyer call`. */
  name: string
  operation: Operation
}

export const namedOperations: NamedOperation[] = Object.entries<Record<string, Operation>>(catalogue).flatMap(
  ([group, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      group,
      method,
      name: `${group}.${method}`,
      operation,
    })),
)

export function getOperation(name: string): NamedOperation {
  const found = namedOperations.find(each => each.name === name)
  if (!found)
    throw new UsageError(
      `There is no operation ${name}.${
        didYouMean(
          name,
          namedOperations.map(each => each.name),
        ) || ' `foyer operations` lists them.'
      }`,
    )
  return found
}

export const pathOf = (operation: Operation): string => addressesOf(operation)[0]?.path ?? ''

const callers: Record<Operation['access']['by'], string> = {
  anyone: 'anyone',
  partner: 'partner',
  user: 'partner + user',
  person: 'person',
  operator: 'operator',
  credential: 'v3 credential',
}

/** Who may call it, and with which right. */
export function accessOf({ access }: Operation): string {
  const needs =
    ('location' in access ? access.location?.needs : undefined) ??
    ('chain' in access && access.chain ? `${access.chain.needs} in the whole Chain` : undefined)
  return needs ? `${callers[access.by]}: ${needs}` : callers[access.by]
}
