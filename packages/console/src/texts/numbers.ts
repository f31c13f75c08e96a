import { currentLocale } from './current.ts'

type DecimalSign = '.' | ','

interface NumberSyntax {
  /** Each reads a whole number, perhaps in groups, and its decimals. The first that fits decides. */
  patterns: RegExp[]
  toText: Intl.NumberFormat
}

const known = new Map<string, NumberSyntax>()
const plain = /^-?(?:\d+\.?\d*|\.\d+)$/

/**
 * A number as somebody typed it, as the API reads it: `1.234,50` in German and `1,234.50` in English become `1234.50`.
 * `12.50` means the same in all languages. What is no number stays as it is.
 */
export function toPlainNumber(typed: string, locale = currentLocale()): string {
  const text = typed.trim().replace('−', '-')
  for (const pattern of syntaxOf(locale).patterns) {
    const { sign = '', whole = '', decimals = '' } = pattern.exec(text)?.groups ?? {}
    if (whole + decimals === '') continue
    const digits = whole.replace(/\D/g, '') || '0'
    return `${sign}${digits}${decimals && `.${decimals}`}`
  }
  return typed
}

/** A number as a field shows it: `939,08` in German. */
export function toNumberText(value: number | string, locale = currentLocale()): string {
  if (value === '' || !plain.test(String(value))) return String(value)
  return syntaxOf(locale).toText.format(Number(value))
}

function syntaxOf(locale: string): NumberSyntax {
  const found = known.get(locale)
  if (found) return found
  const ofLanguage = moneySignOf(new Intl.Locale(locale).language)
  const ofRegion = moneySignOf(locale)
  // `Intl` gives South Africa a comma, but people who write English use the point; the Swiss use it in German too.
  const decimal = ofLanguage === ',' && ofRegion === ',' ? ',' : '.'
  const signs = new Set<DecimalSign>([decimal, '.', ofLanguage, ofRegion])
  const syntax = {
    patterns: [...signs].map(sign => patternOf(sign, shortestGroupOf(locale))),
    toText: new Intl.NumberFormat(decimal === ',' ? 'de' : 'en', {
      useGrouping: false,
      maximumFractionDigits: 20,
    }),
  }
  known.set(locale, syntax)
  return syntax
}

/** Money, because Austria writes `1 234,50` but `€ 1.234,50`. */
const moneySignOf = (locale: string): DecimalSign =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
    .formatToParts(0.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.'

/** Two digits in India, `12,34,567`. */
const shortestGroupOf = (locale: string): number =>
  Math.min(
    3,
    ...new Intl.NumberFormat(locale)
      .formatToParts(123_456_789)
      .filter(({ type }) => type === 'integer')
      .slice(1)
      .map(({ value }) => value.length),
  )

function patternOf(decimal: DecimalSign, shortestGroup: number): RegExp {
  const group = `[\\s’'${decimal === ',' ? '.' : ','}]`
  const inGroups = `[1-9]\\d{0,2}(?=(?<group>${group}))(?:\\k<group>\\d{${shortestGroup},3})*\\k<group>\\d{3}`
  return new RegExp(`^(?<sign>-?)(?<whole>${inGroups}|\\d*)(?:[${decimal}](?<decimals>\\d*))?$`)
}
