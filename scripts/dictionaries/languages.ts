import type { Sources } from './sources.ts'

export interface LanguageRow {
  id: number
  code: string
  title: string
  native_title: string
}

/** Withdrawn from ISO 639-1 or a name for a group of languages. */
const leftOut = new Set(['bh', 'mo', 'sh'])
/** Intl takes these for another language. */
const ownTitles: Record<string, string> = { tw: 'Twi' }

/** Ids already given stay; a new language gets the next number. */
export function buildLanguages(sources: Sources, existing: LanguageRow[]): LanguageRow[] {
  const ids = new Map(existing.map(row => [row.code, row.id]))
  let lastId = Math.max(0, ...ids.values())
  const english = new Intl.DisplayNames('en', { type: 'language' })
  return Object.entries(sources.languages)
    .filter(([code]) => !leftOut.has(code))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, source]) => ({
      id: ids.get(code) ?? ++lastId,
      code,
      title: ownTitles[code] ?? english.of(code) ?? source.name,
      native_title: nativeTitle(code, source.native),
    }))
}

function nativeTitle(code: string, fallback: string): string {
  const isKnown = Intl.DisplayNames.supportedLocalesOf(code).length > 0
  const own = isKnown ? new Intl.DisplayNames(code, { type: 'language' }).of(code) : undefined
  const title = own ?? fallback.split(' / ')[0] ?? fallback
  return /^is?i[A-Z]|^chi[A-Z]/.test(title) ? title : title.charAt(0).toLocaleUpperCase(code) + title.slice(1)
}
