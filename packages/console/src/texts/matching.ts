/** What a search compares: case and accents don't matter. */
const simple = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Whether the texts contain every word of the search, in any order. */
export function matches(search: string, ...texts: string[]): boolean {
  const all = simple(texts.join(' '))
  return simple(search)
    .split(/\s+/)
    .every(word => all.includes(word))
}

export const beginsWith = (text: string, search: string): boolean =>
  simple(text.trim()).startsWith(simple(search.trim()))

/** Whether two names mean the same thing. Accents matter here: Muller is somebody else than Müller. */
export const isSameName = (left: string, right: string): boolean => exact(left) === exact(right)

const exact = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase().normalize('NFC')
