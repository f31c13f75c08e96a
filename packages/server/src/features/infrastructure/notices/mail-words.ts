import type { MailKind } from '@foyer/contract'
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
}

export interface MailWords {
  mails: Record<MailKind, (facts: MailFacts) => { subject: string; text: string[]; link: string }>
}
