/** What notices tell of. */
export const noticeKinds = [
  'installation_frozen',
  'installation_resumed',
  'installation_lost',
  'installation_ended',
  'payment_due',
  'payment_received',
  'rights_added',
  'price_raised',
  'location_suspended',
  'review_decided',
  'endpoint_failing',
  'endpoint_recovered',
  'invitation',
  'security',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** The mails that a person can switch off. Mails about security, invitations and links always come. */
export const mailKinds = [
  'payment_due',
  'installation_frozen',
  'installation_lost',
  'payment_received',
  'rights_added',
  'price_raised',
  'endpoint_failing',
  'review_decided',
] as const satisfies NoticeKind[]

export type MailKind = (typeof mailKinds)[number]

/** The languages of mails. */
export const mailLanguages = ['en', 'de'] as const

export type MailLanguage = (typeof mailLanguages)[number]

/** People learn this many days before the end of a paid period that a payment is due. */
export const reminderDays = 3
