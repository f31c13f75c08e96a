import { Option } from '@commander-js/extra-typings'
import { toInput } from '../sdk.ts'
import { type CallField, mayRepeat, spellingsOf } from './call-fields.ts'
import { describeField, typeWord } from './describe-field.ts'

/** The options of an operation's fields, what was given with them, and the names that were typed. */
export function fieldOptions(fields: CallField[]) {
  const given = new Map<string, string[]>()
  const typed = new Map<string, string>()
  const options = fields.flatMap(({ name, field, shape, isRequired }) =>
    spellingsOf({ name, field }).map((spelling, index) =>
      new Option(`--${spelling} <${typeWord(field)}>`, describeField(field, isRequired))
        .hideHelp(index > 0)
        .argParser(text => {
          typed.set(name, spelling)
          given.set(name, mayRepeat({ shape }) ? [...(given.get(name) ?? []), text] : [text])
          return text
        }),
    ),
  )
  const shapes = Object.fromEntries(fields.map(({ name, shape }) => [name, shape]))
  const read = (): Record<string, unknown> => toInput(shapes, Object.fromEntries(given))
  return { options, read, typed }
}
