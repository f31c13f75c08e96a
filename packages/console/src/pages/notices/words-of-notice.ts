import type { UserNotice } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useRights } from '../rights/use-rights.ts'

interface NoticeWords {
  title: string
  note: string
}

/** A notice in the language of the reader, with times of the Location. */
export function useWordsOfNotice({
  kind,
  application,
  location,
  timezone_name,
  details,
}: UserNotice): NoticeWords {
  const t = useTexts('notices')
  const { moment, money, list } = useFormats(timezone_name || undefined)
  const { titleOf } = useRights()
  const { what, note, amount, currency_iso, until, rights } = details
  const name = application?.title ?? ''
  switch (kind) {
    case 'installation_frozen':
      return what === 'operator'
        ? { title: t.frozenByOperator(name), note }
        : { title: t.frozenUnpaid(name), note: t.frozenUnpaidNote }
    case 'installation_resumed':
      return { title: t.resumed(name), note: '' }
    case 'installation_lost':
      return { title: what === 'operator' ? t.lostByOperator(name) : t.lostByPartner(name), note: t.lostNote }
    case 'installation_ended':
      return { title: t.ended(note, name), note: '' }
    case 'payment_due':
      return { title: t.due(name), note: t.dueNote(until ? moment(until) : '') }
    case 'payment_received':
      return {
        title: t.paid(name, amount === null ? '' : money(amount, currency_iso)),
        note: until ? t.paidNote(moment(until)) : '',
      }
    case 'rights_added':
      return { title: t.rightsAdded(name), note: list(rights.map(titleOf)) }
    case 'price_raised':
      return {
        title: t.priceRaised(name),
        note: amount === null ? '' : t.priceNote(note, money(amount, currency_iso)),
      }
    case 'location_suspended':
      return { title: t.suspended(location?.title ?? ''), note }
    case 'review_decided':
      return { title: findIn(t.reviews, what)?.(name) ?? name, note }
    case 'endpoint_failing':
      return { title: t.failing(note), note: t.failingNote }
    case 'endpoint_recovered':
      return { title: t.recovered(note), note: '' }
    case 'invitation':
      return { title: t.invitation(location?.title ?? note), note: '' }
    case 'security':
      return { title: findIn(t.security, what) ?? t.securityEvent, note: note || t.securityNote }
  }
}

/** The server may know words that this console does not. */
const findIn = <T>(words: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined
