import type { JsonSchema, Operation } from '@foyer/contract'
import type { NamedOperation } from '../contract/named-operations.ts'
import { isSecretName } from '../secrets/secret-name.ts'

interface Place {
  isSandbox: boolean
  allowsWrites: boolean
}

const isRead = ({ method, onlyReads }: Operation): boolean => method === 'GET' || onlyReads === true

/** Says why an operation may not be called, or nothing if it may. */
export function whyNotCall({ name, operation }: NamedOperation, place: Place): string | undefined {
  if (operation.isStream) return `${name} is a stream without an end: use \`foyer call ${name}\`.`
  if (place.isSandbox || isRead(operation)) return undefined
  if (!place.allowsWrites)
    return `${name} changes something, and this is not a sandbox: start \`foyer mcp --allow-writes\` to allow that.`
  if (issuesSecret(operation.data as JsonSchema))
    return `${name} answers with a secret, which is not shown outside of a sandbox: use \`foyer call ${name}\`.`
  return undefined
}

/** Whether an answer contains something that is shown once. */
function issuesSecret(schema: JsonSchema): boolean {
  const parts = [schema.items, ...(schema.anyOf ?? []), ...Object.values(schema.properties ?? {})]
  return (
    Object.keys(schema.properties ?? {}).some(isSecretName) ||
    parts.some(part => typeof part === 'object' && part !== null && issuesSecret(part as JsonSchema))
  )
}
