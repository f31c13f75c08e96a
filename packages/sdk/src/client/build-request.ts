import { closestName, didYouMean } from '../options/closest-name.ts'
import { describe } from '../options/find-problem.ts'
import { errorFor } from './errors.ts'
import { findLocationName, isLocationName, namesOf } from './location-id.ts'
import type { Input, Operation } from './operation.ts'

export interface RequestParts {
  /** With its query. */
  path: string
  /** JSON; undefined for none. */
  body: string | undefined
}

/** Puts the input into path, query and body. */
export function buildRequest(operation: Operation, given: Input, name: string): RequestParts {
  const rest = { ...given }
  const call = { operation, name }
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_whole, parameter: string) => {
    const { value, field } = take(rest, parameter, call)
    if (value === undefined || value === null || value === '') throw missing(call, field, rest)
    if (typeof value === 'object')
      throw refused(
        call,
        [field],
        `${field} of ${name} must be a number or text, but it is ${describe(value)}.`,
      )
    // A URL parser would take these for steps in the path, and call another operation.
    if (/^\.\.?$/.test(String(value)))
      throw refused(call, [field], `${field} of ${name} cannot be "${value}".`)
    return encodeURIComponent(String(value))
  })
  const { query = [], fields = [], body } = operation
  const location = [...query, ...fields].find(isLocationName)
  if (location) rest[location] = take(rest, location, call).value
  const entries = Object.entries(rest).filter(([, value]) => value !== undefined)
  checkNames(call, entries)
  if (!body) return { path: path + toSearch(entries), body: undefined }
  const isInQuery = ([field]: [string, unknown]) => query.includes(field)
  const content = body === 'list' ? rest.body : Object.fromEntries(entries.filter(field => !isInQuery(field)))
  return { path: path + toSearch(entries.filter(isInQuery)), body: JSON.stringify(content) }
}

/** Throws unless the input is an object of fields; returns it. */
export function checkInput(operation: Operation, given: unknown, name: string): Input {
  if (given === undefined || given === null) return {}
  if (typeof given === 'object' && !Array.isArray(given)) return given as Input
  throw refused({ operation, name }, [], `${name} takes an object of fields, but got ${describe(given)}.`)
}

/**
 * The server ignores names that it does not know, so a misspelt one would have no effect. A body may have further fields:
 * a record that was read can be sent back whole. There only what looks like a missing field is refused.
 */
function checkNames(call: Called, entries: [name: string, value: unknown][]): void {
  const { query = [], fields = [], body } = call.operation
  const known = [...query, ...fields, ...(body === 'list' ? ['body'] : [])]
  const unknown = entries.map(([field]) => field).filter(field => !known.includes(field))
  const absent = known.filter(field => !entries.some(([name]) => name === field))
  for (const field of unknown) {
    const meant = closestName(field, absent)
    if (meant || body !== 'object') throw noField(call, field, meant)
  }
}

interface Taken {
  value: unknown
  /** The name under which it was given, or should be. */
  field: string
}

/** Removes a field from the input, under whichever of its names it was given. */
function take(rest: Record<string, unknown>, field: string, call: Called): Taken {
  const given = namesOf(field).filter(name => rest[name] !== undefined)
  const name = isLocationName(field) ? findLocationName(rest) : field
  const value = rest[name]
  if (given.some(other => rest[other] !== value))
    throw refused(call, given, `${call.name} got different Locations: ${given.join(' and ')}.`)
  for (const each of given) delete rest[each]
  return { value, field: name }
}

interface Called {
  operation: Operation
  name: string
}

function missing(call: Called, field: string, rest: Input) {
  const others = Object.keys(rest).filter(name => rest[name] !== undefined)
  const { query = [], fields = [] } = call.operation
  const misspelt = closestName(
    field,
    others.filter(
      name => ![...query, ...fields].includes(name) && !call.operation.path.includes(`{${name}}`),
    ),
  )
  if (misspelt) return noField(call, misspelt, field)
  return refused(call, [field], `${call.name} needs ${field}.`, 'is required')
}

const noField = (call: Called, field: string, meant: string | undefined) =>
  refused(call, [field], `${call.name} has no field ${field}${didYouMean(meant)}`)

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
