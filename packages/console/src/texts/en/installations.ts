import type { NotificationChannel } from '@foyer/contract'
import { plural } from '../plural.ts'

const channels: Record<NotificationChannel, string> = { sms: 'SMS', whatsapp: 'WhatsApp' }

/** Applications in a location, and what it pays for them. */
export const texts = {
  applications: 'Applications',
  applicationsNote: 'Applications that are connected to this location.',
  applicationsOf: (location: string) => `Applications of ${location}`,
  find: 'Find an application',
  noApplications: 'No applications connected',
  noApplicationsNote:
    'Applications from the app directory can work with your clients, appointments and more, with the rights you grant.',
  by: (partner: string) => `By ${partner}`,
  unreadMessages: (count: number) => plural(count, { one: '# unread', other: '# unread' }),

  /** What is to know about an application in the list. */
  developerSuspended: 'Developer suspended',
  notes: {
    developerSuspended: (partner: string) =>
      `The developer, ${partner}, is suspended by the platform. The application does nothing until that is lifted.`,
    confirmBefore: (partner: string, moment: string) => `Waiting for ${partner}, until ${moment}`,
    expired: (partner: string, moment: string) => `${partner} did not confirm before ${moment}`,
    frozenByOperator: 'Frozen: only an operator can unfreeze it',
    frozenByOperatorSince: (day: string) => `Frozen since ${day}: only an operator can unfreeze it`,
    frozenUnpaid: 'Frozen, unpaid: a payment unfreezes it',
    frozenUnpaidSince: (day: string) => `Frozen since ${day}, unpaid: a payment unfreezes it`,
    since: (day: string) => `since ${day}`,
    paidUntil: (day: string) => `paid until ${day}`,
    freeUntil: (day: string) => `free until ${day}`,
  },

  facts: {
    status: 'Status',
    frozenSince: 'Frozen since',
    connected: 'Connected',
    paidUntil: 'Paid until',
    freeUntil: 'Free until',
    webhooks: 'Webhooks',
    channels: 'Channels',
    chat: 'Chat',
    tips: 'Tips',
  },
  noPaymentNeeded: 'No payment needed.',
  pay: 'Pay',
  endpoints: (count: number) =>
    count === 0 ? 'None' : plural(count, { one: '# endpoint', other: '# endpoints' }),
  channels,

  rights: 'Rights',
  rightsNote: 'What it may do here while it is active.',

  messages: 'Messages',
  messagesNote: 'Announced by the application. Reply in the application.',
  markAllRead: 'Mark all as read',
  unread: 'Unread',

  disconnect: 'Disconnect',
  disconnectQuestion: (title: string) => `Disconnect ${title}?`,
  disconnectNote: (location: string) =>
    `It loses access to ${location} at once, and we notify its developer. Its settings here are deleted. Payments aren’t refunded automatically.`,
  disconnected: (title: string, location: string) => `${title} is disconnected from ${location}.`,

  activity: 'Activity log',
  activityNote: 'Every attempt, including rejected ones, and what else happened to it. Newest first.',
  nothingMissing: 'Nothing is missing: the application is active.',
  notInstalled: 'The owner has to connect the application: there is no installation.',
  steps: {
    connect: 'Connect in the console',
    grant_access: 'Grant access through the API',
    callback: 'Confirmation by the developer',
    'callback/redirect': 'Confirmation by the developer’s redirect',
    uninstall: 'Uninstall by the developer',
    disconnect: 'Disconnect in the console',
    payment: 'Payment',
    refund: 'Payment refunded',
    freeze_unpaid: 'Frozen, because it was unpaid',
    freeze_operator: 'Frozen by an operator of the platform',
    unfreeze: 'Active again',
    disconnect_operator: 'Disconnected by an operator of the platform',
    rights_added: 'New rights, after a review by the platform',
    price_raised: 'New price',
  },
  stepBy: (moment: string, who: string) => `${moment} · by ${who}`,
  you: 'you',
  user: (id: string) => `user ${id}`,
  partner: (id: string) => `partner ${id}`,
  platform: 'the platform',
  done: 'Done',
  /** With the status of the answer, which developers look for. */
  rejected: (status: number) => `Rejected · ${status}`,

  next: {
    pending: (partner: string, moment: string) => `Not active yet: ${partner} must confirm before ${moment}`,
    expired: (partner: string, moment: string) =>
      `Not connected: ${partner} did not confirm before ${moment}`,
    whileExpired:
      'The developer can’t confirm any more. The application has no access to your data, and nothing has to be paid. Connect it again, and the developer has another 12 hours. Or disconnect it.',
    whilePending: 'Until then the application has no access to your data, and nothing has to be paid.',
    finishAt: (host: string) => `Finish at ${host}`,
    askDeveloper: (partner: string) =>
      `You have done your part. ${partner} confirms it now; if that takes long, ask there.`,
    frozenUnpaid: (moment: string) => `Frozen since ${moment}, because it is unpaid`,
    whileFrozen:
      'It can neither read nor change anything here, and gets no events. Its settings and your data stay. A payment makes it active again at once.',
    frozenByOperator: (moment: string) => `Frozen by an operator of the platform since ${moment}`,
    operatorWrote: (note: string) => `The operator wrote: “${note}”`,
    noReason: 'The operator gave no reason.',
    askOperator: (partner: string) =>
      `A payment doesn’t unfreeze it. Ask whoever runs this platform, or the developer ${partner}.`,
    askPayer: (right: string) => `Ask somebody who has the right “${right}” here.`,
    whenFrozen: 'Without a payment it is frozen then: it loses access until it is paid. Nothing is deleted.',
    active: 'Active: there is nothing to do',
    paidUntil: (moment: string) => `Paid until ${moment}`,
    freeUntil: (moment: string) => `Free until ${moment}`,
    nothingToPay: 'Nothing has to be paid for it here.',
    uninstalled: 'Not connected: it has no access to your data',
    uninstalledNote: 'It keeps no rights here. You can connect it again at any time.',
    endedBy: {
      owner: (moment: string) => `Disconnected on ${moment}, here in the console`,
      partner: (moment: string, partner: string) => `Disconnected on ${moment} by its developer, ${partner}`,
      operator: (moment: string) => `Disconnected on ${moment} by an operator of the platform`,
    },
    wasPaidUntil: (moment: string, partner: string) =>
      `It was paid until ${moment}. The platform refunds nothing by itself: ask the developer, ${partner}.`,
    newRights: 'It has new rights',
    newRightsNote:
      'An operator of the platform has reviewed them, and the application can use them now. If you don’t want that, disconnect it.',
    newPrice: 'It has a new price',
    newPriceNote: 'Your next payment has the new price. You can disconnect it at any time.',
    newPriceFrom: (moment: string) =>
      `Your next payment has the new price. Nothing changes until ${moment}. You can disconnect it at any time.`,
    seePrices: 'See the prices',
    reconnect: 'Connect again',
    notFound: 'Application not found',
    neverConnected: 'Never connected here',
    neverConnectedNote: (location: string) => `No such application was ever connected to ${location}.`,
    payNow: 'Pay',
  },

  receipt: {
    receipt: 'Receipt',
    title: (number: string) => `Receipt ${number}`,
    paymentsOf: (location: string) => `Payments of ${location}`,
    print: 'Print',
    open: 'Receipt',
    openOf: (application: string, day: string) => `Receipt for ${application}, ${day}`,
    notFound: 'Receipt not found',
    notFoundNote: 'This location has no such payment.',
    facts: {
      number: 'Number',
      date: 'Date',
      application: 'Application',
      partner: 'Offered by',
      plan: 'Plan',
      period: 'Period',
      amount: 'Amount',
      currency: 'Currency',
      discount: 'Discount',
      location: 'For',
      paidBy: 'Paid by',
    },
    byLink: (partner: string) => `Paid with a payment link of ${partner}`,
    toDeveloper: (partner: string) => `Paid to ${partner}, who recorded it here`,
    refundedAt: (moment: string) => `Refunded ${moment}`,
    timeZone: (zone: string) => `All times are in the time zone of the location, ${zone}.`,
  },

  payments: 'Payments',
  paymentsNote: 'What this location has paid for applications, newest first.',
  noPayments: 'No payments yet',
  noPaymentsNote: 'Payments for applications of this location are listed here.',
  newer: 'Newer',
  older: 'Older',
  refunded: 'Refunded',
  period: (from: string, till: string) => `${from} to ${till}`,
  paidHere: (day: string) => `${day} · paid here`,
  paidToDeveloper: (day: string) => `${day} · paid to the developer`,

  payable: 'Applications to pay for',
  payableNote: 'You see the total before you pay.',
  payFor: (title: string) => `Pay for ${title}`,
  plan: 'Plan',
  planOption: (plan: string, option: string, price: string) => `${plan}, ${option}: ${price}`,
  goToPayment: 'Go to payment',
  paidUntil: (day: string) => `Paid until ${day}`,
  unpaidSince: (day: string) => `Unpaid since ${day}`,
  notPaid: 'Not paid yet',
  pendingPayment: 'Not active yet: nothing has to be paid before its developer confirms',
  paymentKeepsFrozen: 'A payment doesn’t unfreeze it',
  discount: (percent: string) => `${percent} % discount`,
}

declare module '../areas.ts' {
  interface Areas {
    installations: typeof texts
  }
}
