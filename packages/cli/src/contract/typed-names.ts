import { type CallField, namesOf } from './call-fields.ts'

/** By the name of a field in the contract, the one that the person typed: `location-id` for `company_id`. */
export type TypedNames = ReadonlyMap<string, string>

/** The names of the fields that JSON has under another name. */
export const typedInJson = (fields: CallField[], input: Record<string, unknown>): [string, string][] =>
  fields.flatMap(({ name, field }) => {
    const typed = namesOf(name, field).find(each => Object.hasOwn(input, each))
    return typed ? [[name, typed]] : []
  })

/** Repeats an error of the server in the names that the person typed. */
export function inTypedNames(error: unknown, typed: TypedNames): unknown {
  if (error instanceof Error)
    for (const [name, as] of typed)
      if (as !== name)
        error.message = error.message.replaceAll(new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g'), as)
  return error
}
