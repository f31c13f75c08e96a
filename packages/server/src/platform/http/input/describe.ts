import type { JsonSchema } from '@foyer/contract'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Settings } from 'typebox/system'
import { Errors } from 'typebox/value'
import { maxFields } from '../../errors.ts'
import { choiceFor, isOfKind } from './coerce.ts'
import { sentence } from './sentences.ts'
import { fieldOf, type Visit } from './visit.ts'

Settings.Set({ maxErrors: maxFields })

/**
 * Says what is wrong with a value that its schema refuses. TypeBox describes a single value; lists and objects are
 * walked here, because TypeBox would walk all of them, and this stops when enough is found.
 */
export function describe(schema: TSchema, value: unknown, visit: Visit): void {
  if (visit.problems.isFull || visit.refused.has(fieldOf(visit.path))) return
  const described = schema as JsonSchema
  if (described.type === 'object' && described.properties && isObject(value))
    return void describeObject(schema, value, visit)
  if (described.type === 'array' && described.items && Array.isArray(value))
    return void describeArray(schema, value, visit)
  if (described['x-flag']) {
    if (!checkOf(schema)(value)) visit.complain(sentence('flag', {}))
  } else if (!described.anyOf) describeWhole(schema, value, visit)
  else if (!checkOf(schema)(value)) describeChoice(described.anyOf, value, visit)
}

/**
 * Describes what is wrong with the value as the choice it was meant to be; if it resembles none of several, lists them.
 */
function describeChoice(choices: TSchema[], value: unknown, visit: Visit): void {
  const known = visit.problems.count
  const types = choices.flatMap(choice => (choice as JsonSchema).type ?? []).filter(type => type !== 'null')
  const meant = choiceFor(choices, value)
  if (meant && (types.length === 1 || isOfKind(meant, value))) describe(meant, value, visit)
  else if (types.length > 1) visit.complain(sentence('type', { type: types }))
  if (visit.problems.count === known) visit.complain(sentence('anyOf', {}))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

function describeObject(schema: TSchema, value: Record<string, unknown>, visit: Visit): void {
  const { properties = {}, required = [] } = schema as JsonSchema
  for (const name of new Set([...required, ...Object.keys(properties)])) {
    const inner = properties[name]
    visit.path.push(name)
    if (value[name] !== undefined && inner) describe(inner, value[name], visit)
    else if (required.includes(name) && !visit.refused.has(fieldOf(visit.path))) visit.complain('is required')
    visit.path.pop()
  }
  const rules = rulesBeside(schema, ['type', 'properties', 'required'])
  if (rules) describeWhole(rules, value, visit)
}

function describeArray(schema: TSchema, value: unknown[], visit: Visit): void {
  const { items = {} } = schema as JsonSchema
  const isFine = checkOf(items)
  for (const [index, element] of value.entries()) {
    if (visit.problems.isFull) return
    if (isFine(element)) continue
    visit.path.push(index)
    describe(items, element, visit)
    visit.path.pop()
  }
  const rules = rulesBeside(schema, ['items'])
  if (rules) describeWhole(rules, value, visit)
}

const checks = new WeakMap<TSchema, (value: unknown) => boolean>()

function checkOf(schema: TSchema): (value: unknown) => boolean {
  const known = checks.get(schema)
  if (known) return known
  const compiled = Compile(schema)
  const check = (value: unknown) => compiled.Check(value)
  checks.set(schema, check)
  return check
}

/** Returns the checks of a schema apart from its parts; most have none. */
function rulesBeside(schema: TSchema, parts: string[]): TSchema | undefined {
  const rules = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !parts.includes(keyword)))
  return Object.keys(rules).length > 0 ? (rules as TSchema) : undefined
}

function describeWhole(schema: TSchema, value: unknown, visit: Visit): void {
  for (const problem of Errors(schema, value)) {
    // The errors of a choice's branches, and those of a condition itself, mean nothing to a caller.
    if (problem.schemaPath.includes('/anyOf/') || problem.keyword === 'if') continue
    const values = problem.params as Record<string, unknown>
    const path = [...visit.path, ...problem.instancePath.split('/').slice(1)]
    const missing = problem.keyword === 'required' ? (values.requiredProperties as string[]) : []
    for (const name of missing) visit.problems.add(fieldOf([...path, name]), 'is required')
    if (problem.keyword === 'required') continue
    const field = fieldOf(path)
    // Empty text is also blank, and one sentence is enough.
    if (problem.keyword === 'pattern' && visit.problems.sentencesOf(field).length > 0) continue
    visit.problems.add(field, sentence(problem.keyword, values))
  }
}
