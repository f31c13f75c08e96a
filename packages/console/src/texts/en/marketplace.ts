import type { ApplicationCategory, ApplicationField, Functionality, ResourceName } from '@foyer/contract'
import { plural } from '../plural.ts'

const categories: Record<ApplicationCategory, string> = {
  analytics: 'Analytics and reports',
  chat_bots: 'Chat bots',
  sms_aggregators: 'SMS aggregators',
  telephony: 'Telephony',
  online_booking: 'Online booking',
  websites: 'Websites and widgets',
  marketing: 'Marketing and mailings',
  loyalty: 'Loyalty',
  reviews: 'Reviews and reputation',
  payments: 'Payments and cash registers',
  accounting: 'Accounting and payroll',
  stock: 'Stock and purchasing',
  education: 'Education',
  other: 'Other',
}

const functionalities: Record<Functionality, string> = {
  notifications: 'Sends notifications',
  mailings: 'Sends mailings',
  chat: 'Chats with clients',
  booking: 'Takes bookings',
  calls: 'Handles calls',
  reports: 'Makes reports',
  reviews: 'Collects reviews',
  tips: 'Takes tips',
  payments: 'Takes payments',
  client_sync: 'Keeps clients in step with another system',
  schedule_sync: 'Keeps schedules in step with another system',
  stock_sync: 'Keeps stock in step with another system',
  finance_sync: 'Keeps finances in step with another system',
  loyalty_programs: 'Runs loyalty programs',
}

/** Kinds of records, one and many. */
const kinds: Record<ResourceName, { one: string; many: string }> = {
  salon: { one: 'Location', many: 'The location itself' },
  staff: { one: 'Team member', many: 'Team members' },
  service: { one: 'Service', many: 'Services' },
  service_category: { one: 'Service category', many: 'Service categories' },
  client: { one: 'Client', many: 'Clients' },
  record: { one: 'Appointment', many: 'Appointments' },
  loyalty_card: { one: 'Loyalty card', many: 'Loyalty cards' },
  schedule: { one: 'Schedule', many: 'Schedules' },
  good: { one: 'Product', many: 'Products' },
  goods_operations_sale: { one: 'Product sale', many: 'Product sales' },
  goods_operations_receipt: { one: 'Product receipt', many: 'Product receipts' },
  goods_operations_consumable: { one: 'Consumable use', many: 'Consumable uses' },
  goods_operations_stolen: { one: 'Product write-off', many: 'Product write-offs' },
  goods_operations_move: { one: 'Product transfer', many: 'Product transfers' },
  finances_operation: { one: 'Financial transaction', many: 'Financial transactions' },
}

const fields: Record<ApplicationField, string> = {
  title: 'Name',
  icon: 'Icon',
  short_description: 'Short description',
  description: 'Description',
  category: 'Category',
  country_ids: 'Countries',
  price: 'Price',
  functionalities: 'Features',
  is_public: 'Public',
  rights: 'Rights',
  kinds: 'Subscription',
  registration_url: 'Registration page',
  asks_for_user_data: 'Personal data of the owner',
  webhook_url: 'Marketplace webhook',
  receiver_url: 'Endpoint for fast installs',
  tariffs: 'Plans',
  sends_partner_token: 'Partner token in the body',
  sends_payments: 'Payment events',
  sends_personal_data: 'Personal data events',
}

/** Words about applications that pages of developers, owners and operators share. */
export const texts = {
  tokenInBody: {
    question: 'Does your endpoint expect the partner token?',
    about:
      'The webhook tells your program about uninstall and freeze. Its body can carry your partner token as a fourth key, partner_token. Every delivery is signed either way.',
    without:
      'Left out: a secret doesn’t belong in a body. Endpoints that were written for the older form of this API refuse such a body.',
    with: 'Put in: older endpoints accept it. Whoever can read the body, such as logs or proxies, then has your token.',
    include: 'Put it in',
    leaveOut: 'Leave it out',
  },
  categories,
  functionalities,
  kinds,
  fields,
  /** A title in the middle of a sentence. */
  inSentence: (title: string) => title.charAt(0).toLowerCase() + title.slice(1),

  stages: { draft: 'Draft', review: 'Under review', published: 'Published' },
  notPublic: 'Not public',
  whitelisted: 'Whitelisted',
  whitelistRequested: 'Whitelisting requested',
  changesInReview: 'Changes in review',
  changesReturned: 'Changes returned',
  disabled: 'Disabled',

  installationStatuses: {
    uninstalled: 'Not connected',
    pending: 'Waiting for confirmation',
    active: 'Active',
    freezed: 'Frozen',
  },
  frozenStatuses: { billing: 'Frozen: unpaid', operator: 'Frozen by an operator' },

  notConnected: 'not connected yet',
  connectedTo: (count: number) =>
    plural(count, { one: 'connected to # location', other: 'connected to # locations' }),

  priceFor: (price: string, months: number) =>
    plural(months, { one: `${price} for # month`, other: `${price} for # months` }),
  freeMonths: (months: number) => plural(months, { one: 'first # month free', other: 'first # months free' }),
  upToTeamMembers: (count: number) =>
    plural(count, { one: 'up to # team member', other: 'up to # team members' }),

  field: 'Field',
  published: 'Published',
  requested: 'Requested',
  none: 'None',
  empty: 'Empty',
  allCountries: 'All countries',
  country: (id: number) => `Country ${id}`,
  inDirectory: 'In the app directory',
  byLinkOnly: 'Not public: connected by a link, without a confirmation',
  dataSent: 'Sent to the registration page',
  dataNotShared: 'Not shared',
  planWithoutOption: (plan: string, id: number) => `${plan} (plan ${id}): no option`,
  planOption: (plan: string, option: string, id: number, price: string) =>
    `${plan}, ${option} (option ${id}): ${price}`,

  installations: 'Installations',
  installationsNote: 'Locations that connected it.',
  noInstallations: 'No installations yet',
  noInstallationsNote: 'Locations that connect it are listed here.',
  installedSince: (locationId: number, day: string) => `Location ${locationId} · since ${day}`,
  installedAndFrozen: (locationId: number, day: string, frozen: string) =>
    `Location ${locationId} · since ${day} · frozen since ${frozen}`,
}

declare module '../areas.ts' {
  interface Areas {
    marketplace: typeof texts
  }
}
