import type { FieldErrors } from '@foyer/contract'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Settings } from 'typebox/system'
import { invalid } from '../../errors.ts'
import { coerceTo } from './coerce.ts'
import { findUnstorableText } from './text.ts'

// TypeBox stops at eight complaints; callers are told of every wrong field, within reason.
Settings.Set({ maxErrors: 1000 })

export type Validate = (value: unknown, wrong: FieldErrors) => unknown

/** Compiles a schema into a check that shapes the value and gathers every wrong field. */
export function validator(schema: TSchema, options: { isQuery: boolean }): Validate {
  const coerce = coerceTo(schema, options.isQuery)
  const compiled = Compile(schema)
  return (value, wrong) => {
    const shaped = coerce(value)
    findUnstorableText(shaped, '', wrong)
    if (!compiled.Check(shaped)) describe(compiled.Errors(shaped), wrong)
    return shaped
  }
}

export function throwIfWrong(wrong: FieldErrors): void {
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

type Problem = ReturnType<ReturnType<typeof Compile>['Errors']>[number]

function describe(problems: Problem[], wrong: FieldErrors): void {
  for (const problem of problems) {
    // Of a choice, the branches' own complaints say nothing to a caller, and of a condition the condition.
    if (problem.schemaPath.includes('/anyOf/') || problem.keyword === 'if') continue
    for (const [field, sentence] of sentences(problem)) {
      const list = (wrong[field] ??= [])
      // Empty text is blank as well; one sentence is enough.
      if (!list.includes(sentence) && !(problem.keyword === 'pattern' && list.length > 0)) list.push(sentence)
    }
  }
}

/** `/phones/0` becomes `phones.0`; the whole body is called `body`. */
const fieldOf = (path: string) => path.slice(1).replaceAll('/', '.') || 'body'

function sentences({ keyword, instancePath, params }: Problem): [string, string][] {
  const values = params as Record<string, unknown>
  const field = fieldOf(instancePath)
  if (keyword === 'required')
    return (values.requiredProperties as string[]).map(name => [
      instancePath === '' ? name : `${field}.${name}`,
      'is required',
    ])
  return [[field, sentence(keyword, values)]]
}

function sentence(keyword: string, values: Record<string, unknown>): string {
  switch (keyword) {
    case 'type':
      return `must be ${typeName(values.type)}`
    case 'minimum':
      return `must be at least ${values.limit}`
    case 'maximum':
      return `must be at most ${values.limit}`
    case 'minLength':
      return values.limit === 1 ? 'must not be empty' : `must have at least ${values.limit} characters`
    case 'maxLength':
      return `must have at most ${values.limit} characters`
    case 'minItems':
      return values.limit === 1 ? 'must not be empty' : `must have at least ${values.limit} elements`
    case 'maxItems':
      return `must have at most ${values.limit} elements`
    case 'uniqueItems':
      return 'must not name the same thing twice'
    case 'enum':
      return `must be one of: ${(values.allowedValues as unknown[]).join(', ')}`
    case 'pattern':
      return 'must not be blank'
    case 'format':
      return formats[String(values.format)] ?? `must be a valid ${String(values.format)}`
    case '~refine':
      return String(values.message)
    default:
      return 'is not acceptable'
  }
}

const formats: Record<string, string> = {
  'date-time': 'must be a date and time such as 2026-01-31T18:30:00+05:00',
  date: 'must be a date such as 2026-01-31',
  email: 'must be an e-mail address',
}

function typeName(type: unknown): string {
  const names: Record<string, string> = {
    integer: 'a whole number',
    number: 'a number',
    string: 'text, given once',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    null: 'null',
  }
  return [type]
    .flat()
    .map(each => names[String(each)] ?? String(each))
    .join(' or ')
}
