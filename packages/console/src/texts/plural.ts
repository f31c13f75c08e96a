import { currentLanguage, currentLocale } from './current.ts'

interface Forms {
  one: string
  other: string
}

/** `plural(3, { one: '# seat', other: '# seats' })`: the form by the rules of the language, and `#` as a number. */
export function plural(count: number, { one, other }: Forms): string {
  const form = new Intl.PluralRules(currentLanguage()).select(count) === 'one' ? one : other
  return form.replaceAll('#', new Intl.NumberFormat(currentLocale()).format(count))
}
