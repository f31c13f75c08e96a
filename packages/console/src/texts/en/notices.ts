/** The notices of a person. */
export const texts = {
  title: 'Notices',
  description: 'What happened to your applications, payments and account.',
  keptFor: 'Kept for 90 days. Times are local to the location.',
  mailSettings: 'Choose your mails',
  markAllRead: 'Mark all as read',
  unread: 'Unread: ',
  none: 'No notices',
  noneNote: 'Payments, frozen applications, reviews and security events appear here.',

  frozenUnpaid: (application: string) => `${application} is frozen: unpaid`,
  frozenUnpaidNote: 'It has no access to your data until it is paid. Nothing was deleted.',
  frozenByOperator: (application: string) => `${application} was frozen by an operator of the platform`,
  resumed: (application: string) => `${application} is active again`,
  lostByPartner: (application: string) => `${application} was disconnected by its developer`,
  lostByOperator: (application: string) => `${application} was disconnected by an operator of the platform`,
  lostNote: 'It has no access to your data any more. You can connect it again.',
  ended: (location: string, application: string) => `${location} has disconnected ${application}`,
  due: (application: string) => `Payment due: ${application}`,
  dueNote: (until: string) => `Paid until ${until}. Without a payment it is frozen then.`,
  paid: (application: string, amount: string) => `Payment of ${amount} for ${application}`,
  paidNote: (until: string) => `Paid until ${until}.`,
  rightsAdded: (application: string) => `${application} has new rights`,
  priceRaised: (application: string) => `${application} has a new price`,
  priceNote: (plan: string, price: string) => `${plan}: ${price}, from the next payment on.`,
  suspended: (location: string) => `${location} was suspended by an operator of the platform`,
  reviews: {
    publish: (application: string) => `${application} is published`,
    return: (application: string) => `${application} was returned by the review`,
    disable: (application: string) => `${application} was disabled by an operator of the platform`,
    enable: (application: string) => `${application} was enabled again`,
  } as Record<string, (application: string) => string>,
  failing: (host: string) => `Deliveries to ${host} fail`,
  failingNote: 'Several in a row have failed. You can redeliver them.',
  recovered: (host: string) => `Deliveries to ${host} arrive again`,
  invitation: (location: string) => `You are invited to ${location}`,
  security: {
    'new-device': 'New sign-in to your account',
    'password-changed': 'Your password was changed',
    'email-changed': 'Your e-mail address was changed',
    'second-factor-on': 'A second factor was switched on',
    'second-factor-off': 'The second factor was switched off',
    'recovery-codes-renewed': 'New recovery codes were made',
    'access-token-created': 'An access token was created',
  } as Record<string, string>,
  securityEvent: 'Your account was changed',
  securityNote: 'If it was not you, change your password.',

  mails: 'E-mails',
  mailsNote: 'Mails about your account’s security, invitations and links always come.',
  mailLanguage: 'Language of mails',
  wanted: 'Send me a mail when',
  kinds: {
    payment_due: 'a payment is due in 3 days',
    installation_frozen: 'an application is frozen',
    installation_lost: 'an application was disconnected by others',
    payment_received: 'a payment was received (with its receipt)',
    rights_added: 'an application has new rights',
    price_raised: 'an application costs more',
    endpoint_failing: 'deliveries to my endpoint fail',
    review_decided: 'a review of my application is decided',
  },
  mailsSaved: 'Mails saved.',
}

declare module '../areas.ts' {
  interface Areas {
    notices: typeof texts
  }
}
