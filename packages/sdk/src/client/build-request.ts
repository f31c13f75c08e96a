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
  const call = { operation, name }
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_whole, parameter: string) => {
    const value = take(rest, parameter, call)
    if (value === undefined || value === null || value === '') throw missing(call, parameter)
    // A URL parser would take these for steps in the path, and call another operation.
    if (/^\.\.?$/.test(String(value)))
      throw refused(call, [parameter], `${parameter} of ${name} cannot be "${value}".`)
    return encodeURIComponent(String(value))
  })
  const location = operation.location ?? 'location_id'
  rest[location] = take(rest, location, call)
  const fields = Object.entries(rest).filter(([, value]) => value !== undefined)
  if (!operation.body) return { path: path + toSearch(fields), body: undefined }
  const isInQuery = ([field]: [string, unknown]) => operation.query?.includes(field) ?? false
  const content =
    operation.body === 'list' ? rest.body : Object.fromEntries(fields.filter(field => !isInQuery(field)))
  return { path: path + toSearch(fields.filter(isInQuery)), body: JSON.stringify(content) }
}

/** Removes a field from the input, under whichever of its names it was given. */
function take(rest: Record<string, unknown>, field: string, call: Called): unknown {
  const given = namesOf(field).filter(name => rest[name] !== undefined)
  const [name = field] = given
  const value = rest[name]
  if (given.some(other => rest[other] !== value))
    throw refused(call, given, `${call.name} got different Locations: ${given.join(' and ')}.`)
  for (const each of given) delete rest[each]
  return value
}

interface Called {
  operation: Operation
  name: string
}

function missing(call: Called, parameter: string) {
  const field = namesOf(parameter).includes('location_id') ? 'location_id' : parameter
  return refused(call, [field], `${call.name} needs ${field}.`, 'is required')
}

function refused({ operation, name }: Called, fields: readonly string[], message: string, problem = message) {
  return errorFor({
    status: 422,
    message,
    fields: Object.fromEntries(fields.map(field => [field, [problem]])),
    operation: name,
    method: operation.method,
    path: operation.path,
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
