import { type Address, addressesOf, type CallableOperation } from '@foyer/contract'
import { FoyerError } from './foyer-error.ts'
import type { Input } from './split-input.ts'

/** The address of a call: its path filled in, lists in the query as `name[]=` once per element. */
export function addressOf(
  operation: CallableOperation,
  { params, query }: { params: Input; query: Input },
): Address {
  const [address] = addressesOf(operation)
  if (!address) throw new TypeError(`${operation.name} has no address.`)
  const path = address.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '')
      throw new FoyerError({
        status: 422,
        message: `${name} is required.`,
        fields: { [name]: ['is required'] },
      })
    return encodeURIComponent(String(value))
  })
  const search = toSearch(query)
  return { listener: address.listener, path: search ? `${path}?${search}` : path }
}

function toSearch(query: Input): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    if (Array.isArray(value)) for (const each of value) search.append(`${name}[]`, String(each))
    else search.append(name, String(value))
  }
  return search.toString()
}
