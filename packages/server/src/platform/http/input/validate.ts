import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { coerceTo } from './coerce.ts'
import { describe } from './describe.ts'
import type { Problems } from './problems.ts'
import { type InputPart, Visit } from './visit.ts'

export type Validate = (value: unknown, problems: Problems) => unknown

const validators: Record<InputPart, WeakMap<TSchema, Validate>> = {
  query: new WeakMap(),
  body: new WeakMap(),
  'older body': new WeakMap(),
}

/**
 * Makes a check that shapes the value and collects its invalid fields. It is compiled at its first use, once for both
 * listeners, because compiling all of them would delay every start.
 */
export function validator(schema: TSchema, from: InputPart): Validate {
  let compiled: Validate | undefined
  return (value, problems) => {
    compiled ??= validatorOf(schema, from)
    return compiled(value, problems)
  }
}

function validatorOf(schema: TSchema, from: InputPart): Validate {
  const known = validators[from].get(schema)
  if (known) return known
  const compiled = compile(schema, from)
  validators[from].set(schema, compiled)
  return compiled
}

function compile(schema: TSchema, from: InputPart): Validate {
  const coerce = coerceTo(schema, from)
  const compiled = Compile(schema)
  return (value, problems) => {
    const visit = new Visit(problems)
    const shaped = coerce(value, visit)
    if (!compiled.Check(shaped)) {
      describe(schema, shaped, visit)
      if (problems.count === 0) problems.add('body', 'is not acceptable')
    }
    return shaped
  }
}
