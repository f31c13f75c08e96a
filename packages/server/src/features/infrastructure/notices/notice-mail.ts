import type { MailKind, MailLanguage, Right } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { locales, momentIn } from '../mail/language.ts'
import { toLetter } from '../mail/letters.ts'
import type { Letter } from '../mail/mail.ts'
import { quote } from '../mail/quote.ts'
import { quoteHost } from '../mail/quote-host.ts'
import type { MailWords } from './mail-words.ts'
import { german } from './mail-words-de.ts'
import { english } from './mail-words-en.ts'
import type { EndpointIncident, NoticeDetails } from './notice.ts'
import type { NoticeNames } from './notices.store.ts'

const words: Record<MailLanguage, MailWords> = { en: english, de: german }

interface NoticeMail {
  kind: MailKind
  language: MailLanguage
  details: NoticeDetails
  names: NoticeNames
  incident?: EndpointIncident | undefined
  place: MailPlace
  others?: number
}

interface MailPlace {
  locationId: number | null
  applicationId: number | null
  partnerId: number | null
}

/** Plain text. Nothing in it opens anything without signing in. */
export function toNoticeMail(
  ctx: Pick<Context, 'config' | 'urls'>,
  { kind, language, details, names, incident, place, others = 0 }: NoticeMail,
): Letter {
  const { mails, rights } = words[language]
  const { subject, text, link } = mails[kind]({
    location: quote(names.location),
    timezone: names.timezone,
    application: quote(names.application),
    partner: quote(names.partner),
    what: details.what,
    others,
    rights: details.rights.map(slug => rights[slug as Right] ?? slug),
    note: details.note && quote(details.note),
    until: details.until ? momentIn(new Date(details.until), language, names.timezone) : '',
    amount:
      details.amount === null
        ? ''
        : new Intl.NumberFormat(locales[language], {
            style: 'currency',
            currency: details.currency_iso,
          }).format(details.amount),
    host: details.note && quoteHost(details.note),
    incident: incident && {
      ...incident,
      since: momentIn(incident.since, language),
      location: incident.location && quote(incident.location),
    },
  })
  const url = ctx.urls.app + pathOf(kind, details, place)
  return toLetter(ctx, { subject, text: [...text, `${link}\n${url}`] }, { language, hasSettings: true })
}

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
