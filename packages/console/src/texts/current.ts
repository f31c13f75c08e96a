import { findLocale, type Language, languagesOfBrowser, readChoice } from './language.ts'

let language = readChoice()
markDocument()

export const currentLanguage = (): Language => language
export const currentLocale = (): string => findLocale(language, languagesOfBrowser())

export function setCurrent(chosen: Language): void {
  language = chosen
  markDocument()
}

function markDocument(): void {
  if (typeof document !== 'undefined') document.documentElement.lang = language
}
