/** The categories of applications, for the app directory and for rules by category. */
export const applicationCategories = {
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
} as const

export type ApplicationCategory = keyof typeof applicationCategories
export const applicationCategorySlugs = Object.keys(applicationCategories) as ApplicationCategory[]

/** The channels over which an application can notify clients. */
export const notificationChannels = { sms: 'SMS', whatsapp: 'WhatsApp' } as const

export type NotificationChannel = keyof typeof notificationChannels
export const notificationChannelSlugs = Object.keys(notificationChannels) as NotificationChannel[]

/** The categories whose applications have notification channels. */
export const categoriesWithChannels: readonly ApplicationCategory[] = ['chat_bots', 'sms_aggregators']

/** The features of an application, as its card lists them. */
export const functionalities = {
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
} as const

export type Functionality = keyof typeof functionalities
export const functionalitySlugs = Object.keys(functionalities) as Functionality[]
