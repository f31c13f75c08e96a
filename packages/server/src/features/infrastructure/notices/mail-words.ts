import type { MailKind, Right } from '@foyer/contract'
import type { NoticeNames } from './notices.store.ts'

/** What the sentences of a mail are made of; names are quoted. */
export interface MailFacts extends NoticeNames {
  what: string
  note: string
  /** The end of the paid period, in the time of the Location. */
  until: string
  amount: string
  /** The host of an endpoint, with its port. */
  host: string
  incident: { since: string; status: number | null; location: string } | undefined
  /** In how many further Locations of the reader it happened too. */
  others: number
  /** New rights of the application, in words. */
  rights: string[]
}

export interface MailWords {
  rights: Record<Right, string>
  mails: Record<MailKind, (facts: MailFacts) => { subject: string; text: string[]; link: string }>
}
