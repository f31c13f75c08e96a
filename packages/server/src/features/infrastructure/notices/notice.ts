import type { NoticeKind, Right } from '@foyer/contract'

/** Who gets a notice. Whoever loses the right or leaves the partner no longer sees it. */
export type NoticeAudience =
  | { userId: number }
  | { locationId: number; rights: readonly Right[] }
  | { partnerId: number }

export interface NoticeDetails {
  what: string
  until: string | null
  payment_id: number | null
  amount: number | null
  currency_iso: string
  rights: string[]
  note: string
}

/** How an endpoint fails. Paths and queries of endpoints may have secrets: here is no URL. */
export interface EndpointIncident {
  since: Date
  /** The status of the last response; null if there was none. */
  status: number | null
  /** The title of the Location of the last failed delivery; empty if it is gone. */
  location: string
}

export interface NewNotice {
  kind: NoticeKind
  to: NoticeAudience
  /** What it is about: a newer notice of the same kind and subject replaces an unread one. */
  subject: string
  /** Where it happened, if the audience does not say so. */
  locationId?: number
  applicationId?: number
  details?: Partial<NoticeDetails>
  /** What the mail says beside the notice, and nothing else keeps. */
  incident?: EndpointIncident
  /** Not every notice of a kind that has a mail needs one. */
  isMailed?: boolean
}

/** For everybody who has one of the rights in a Location where the application is installed. */
export interface NoticeForAll {
  kind: NoticeKind
  applicationId: number
  rights: readonly Right[]
  details: Partial<NoticeDetails>
}

export const noDetails: NoticeDetails = {
  what: '',
  until: null,
  payment_id: null,
  amount: null,
  currency_iso: '',
  rights: [],
  note: '',
}
