/** The languages of the console, each in its own words. */
export const languages = { en: 'English', de: 'Deutsch' } as const

export type Language = keyof typeof languages

const storageKey = 'foyer.language'

const isLanguage = (text: string | null | undefined): text is Language =>
  text !== null && text !== undefined && Object.hasOwn(languages, text)

/** The stored choice, else the first language of the browser that we have, else English. */
export function findLanguage(stored: string | null, preferred: readonly string[]): Language {
  if (isLanguage(stored)) return stored
  return preferred.map(tag => tag.toLowerCase().split('-', 1)[0]).find(isLanguage) ?? 'en'
}

/** The browser's own variant of the language, such as `en-GB`, which decides how a date is written. */
export const findLocale = (language: Language, preferred: readonly string[]): string =>
  preferred.find(tag => tag.toLowerCase().split('-', 1)[0] === language && isTag(tag)) ?? language

/** Chromium on Linux calls a language `en-US@posix`, which `Intl` refuses. */
function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}

/** Programs that only read the words, such as tests, have no browser. */
export const languagesOfBrowser = (): readonly string[] =>
  typeof navigator === 'undefined' ? [] : navigator.languages

export const readChoice = (): Language => findLanguage(readStored(), languagesOfBrowser())

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    // Some browsers refuse storage.
    return null
  }
}

export function storeChoice(language: Language): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // The choice then lasts until the page is closed.
  }
}
