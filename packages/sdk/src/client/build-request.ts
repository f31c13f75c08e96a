import { errorFor } from './errors.ts'
import { namesOf } from './location-id.ts'
import type { Input, Operation } from './operation.ts'

export interface RequestParts {
  /** With its query. */
  path: string
  /** JSON; undefined for none. */
  body: string | undefined
}

/** Puts the input into path, query and body. Fields that nobody declared are sent too, so that the server can refuse them. */
export function buildRequest(operation: Operation, given: Input, name: string): RequestParts {
  const rest = { ...given }
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_whole, parameter: string) => {
    const value = take(rest, parameter)
    if (value === undefined || value === null || value === '') throw missing(operation, parameter, name)
    return encodeURIComponent(String(value))
  })
  const location = operation.location ?? 'location_id'
  rest[location] = take(rest, location)
  const fields = Object.entries(rest).filter(([, value]) => value !== undefined)
  if (!operation.body) return { path: path + toSearch(fields), body: undefined }
  const isInQuery = ([field]: [string, unknown]) => operation.query?.includes(field) ?? false
  const content =
    operation.body === 'list' ? rest.body : Object.fromEntries(fields.filter(field => !isInQuery(field)))
  return { path: path + toSearch(fields.filter(isInQuery)), body: JSON.stringify(content) }
}

/** Removes a field from the input, under whichever of its names it was given. */
function take(rest: Record<string, unknown>, field: string): unknown {
  const name = namesOf(field).find(each => rest[each] !== undefined) ?? field
  const value = rest[name]
  delete rest[name]
  return value
}

function missing({ method, path }: Operation, parameter: string, operation: string) {
  const field = namesOf(parameter).includes('location_id') ? 'location_id' : parameter
  return errorFor({
    status: 422,
    message: `${operation} needs ${field}.`,
    fields: { [field]: ['is required'] },
    operation,
    method,
    path,
    isLocal: true,
  })
}

/** Lists as `name[]=` once per element. */
function toSearch(fields: [name: string, value: unknown][]): string {
  const search = new URLSearchParams()
  for (const [name, value] of fields) {
    if (value === null) continue
    if (Array.isArray(value)) for (const each of value) search.append(`${name}[]`, String(each))
    else search.append(name, String(value))
  }
  const text = search.toString()
  return text ? `?${text}` : ''
}
