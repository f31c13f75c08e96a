/**
 * Every field of an application that its developer may write, with its name on pages. `review` says whether a change of a
 * published application waits for an operator. What owners read, where they or their data go, and what the application
 * may do all wait.
 */
export const applicationFields = {
  title: { label: 'Name', review: true },
  icon: { label: 'Icon', review: true },
  short_description: { label: 'Short description', review: true },
  description: { label: 'Description', review: true },
  category: { label: 'Category', review: true },
  country_ids: { label: 'Countries', review: true },
  price: { label: 'Price', review: true },
  functionalities: { label: 'Features', review: true },
  // An application that is not public connects without a confirmation.
  is_public: { label: 'Public', review: true },
  rights: { label: 'Rights', review: true },
  kinds: { label: 'Subscription', review: true },
  registration_url: { label: 'Registration page', review: true },
  asks_for_user_data: { label: 'Personal data of the owner', review: true },
  webhook_url: { label: 'Marketplace webhook', review: true },
  receiver_url: { label: 'Endpoint for fast installs', review: true },
  tariffs: { label: 'Plans', review: true },
  // These change only the body and the number of messages to a webhook whose URL was reviewed. The token is the developer's own.
  sends_partner_token: { label: 'Partner token in the body', review: false },
  sends_payments: { label: 'Payment events', review: false },
  sends_personal_data: { label: 'Personal data events', review: false },
} as const

export type ApplicationField = keyof typeof applicationFields
export type ReviewedField = {
  [Field in ApplicationField]: (typeof applicationFields)[Field]['review'] extends true ? Field : never
}[ApplicationField]

export const isReviewed = (field: string): field is ReviewedField =>
  Object.hasOwn(applicationFields, field) && applicationFields[field as ApplicationField].review

/** The personal data that goes to the registration page of an application that asks for it, in this order. */
export const sharedUserData = {
  id: 'user number',
  name: 'name',
  phone: 'phone number',
  email: 'e-mail address',
  is_approved: 'whether your account is confirmed',
  avatar: 'picture',
  salon_name: 'name of the location',
} as const
