import { Option } from '@commander-js/extra-typings'
import { type CallField, isList, spellingsOf, toValue } from './call-fields.ts'
import { describeField, typeWord } from './describe-field.ts'

/** The options of an operation's fields, what was given with them, and the names that were typed. */
export function fieldOptions(fields: CallField[]) {
  const given = new Map<string, string[]>()
  const typed = new Map<string, string>()
  const options = fields.flatMap(({ name, field, isRequired }) =>
    spellingsOf({ name, field }).map((spelling, index) =>
      new Option(`--${spelling} <${typeWord(field)}>`, describeField(field, isRequired))
        .hideHelp(index > 0)
        .argParser(text => {
          typed.set(name, spelling)
          given.set(name, isList(field) ? [...(given.get(name) ?? []), text] : [text])
          return text
        }),
    ),
  )
  const read = (): Record<string, unknown> =>
    Object.fromEntries(
      fields.flatMap(({ name, field }) => {
        const texts = given.get(name)
        return texts ? [[name, toValue(field, isList(field) ? texts : (texts[0] ?? ''))]] : []
      }),
    )
  return { options, read, typed }
}
