import type { MailLanguage } from '@foyer/contract'

/** A person who has never used the console has chosen none. */
export const languageOf = (language: MailLanguage | null | undefined): MailLanguage => language ?? 'en'

export const locales: Record<MailLanguage, string> = { en: 'en-GB', de: 'de-DE' }

/** Such as “18 November 2026”. */
export const dayIn = (at: Date, language: MailLanguage, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone, dateStyle: 'long' }).format(at)

/** Such as “18 November 2026, 11:09 UTC”. A reader has no other way to know which clock it is. */
export function momentIn(at: Date, language: MailLanguage, timeZone = 'UTC'): string {
  const time = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  return `${dayIn(at, language, timeZone)}, ${time.format(at)}`
}
