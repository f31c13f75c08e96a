import type { MailKind, MailLanguage, Right } from '@foyer/contract'
import type { Letter } from '../mail/mail.ts'
import { quote } from '../mail/quote.ts'
import type { MailWords } from './mail-words.ts'
import { german } from './mail-words-de.ts'
import { english } from './mail-words-en.ts'
import type { NoticeDetails } from './notice.ts'
import type { NoticeNames } from './notices.store.ts'

const words: Record<MailLanguage, MailWords> = { en: english, de: german }
const locales: Record<MailLanguage, string> = { en: 'en-GB', de: 'de-DE' }

interface NoticeMail {
  kind: MailKind
  language: MailLanguage
  details: NoticeDetails
  names: NoticeNames
  place: MailPlace
  others?: number
}

interface MailPlace {
  appUrl: string
  locationId: number | null
  applicationId: number | null
  partnerId: number | null
}

/** Plain text. Nothing in it opens anything without signing in. */
export function toNoticeMail({ kind, language, details, names, place, others = 0 }: NoticeMail): Letter {
  const { hello, settings, mails, rights } = words[language]
  const locale = locales[language]
  const { subject, text, link } = mails[kind]({
    location: quote(names.location),
    timezone: names.timezone,
    application: quote(names.application),
    partner: quote(names.partner),
    what: details.what,
    others,
    rights: details.rights.map(slug => rights[slug as Right] ?? slug),
    note: details.note && quote(details.note),
    until: details.until ? momentIn(new Date(details.until), names.timezone, locale) : '',
    amount:
      details.amount === null
        ? ''
        : new Intl.NumberFormat(locale, { style: 'currency', currency: details.currency_iso }).format(
            details.amount,
          ),
  })
  const choice = `${settings}\n${place.appUrl}/profile#mails`
  const url = place.appUrl + pathOf(kind, details, place)
  return { subject, text: [hello, ...text, `${link}\n${url}`, 'Foyer', choice].join('\n\n') }
}

const momentIn = (at: Date, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(at)

function pathOf(kind: MailKind, { payment_id }: NoticeDetails, place: MailPlace): string {
  const location = `/locations/${place.locationId}`
  switch (kind) {
    case 'payment_due':
    case 'price_raised':
      return `${location}/payments`
    case 'payment_received':
      return `${location}/payments/${payment_id}`
    case 'installation_frozen':
    case 'installation_lost':
    case 'rights_added':
      return `${location}/applications/${place.applicationId}`
    case 'endpoint_failing':
      return `/partners/${place.partnerId}/deliveries?outcome=failed`
    case 'review_decided':
      return `/partners/${place.partnerId}/applications/${place.applicationId}`
  }
}
