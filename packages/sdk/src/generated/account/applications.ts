// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { ActivityLog, Application, ApplicationInstallation, NextId, Plan } from '../schemas.ts'

export interface ApplicationsListInput {
  /** Only those of this partner account. */
  partner_id?: number | undefined
}

export interface ApplicationsCreateInput {
  /** Partner ID. */
  partner_id: number
  /** Name, as people see it. At most 255 characters. */
  title: string
  /** Slug of a category. */
  category: 'analytics' | 'chat_bots' | 'sms_aggregators' | 'telephony' | 'online_booking' | 'websites' | 'marketing' | 'loyalty' | 'reviews' | 'payments' | 'accounting' | 'stock' | 'education' | 'other'
  /** URL of a picture. At most 4096 characters. */
  icon?: string | undefined
  /** One sentence. At most 255 characters. */
  short_description?: string | undefined
  /** What it does, as plain text. At most 20000 characters. */
  description?: string | undefined
  /** Countries where it is offered; empty for all. */
  country_ids?: readonly number[] | undefined
  /** Its price, as text. At most 255 characters. */
  price?: string | undefined
  /** Its features, as slugs. */
  functionalities?: readonly ('notifications' | 'mailings' | 'chat' | 'booking' | 'calls' | 'reports' | 'reviews' | 'tips' | 'payments' | 'client_sync' | 'schedule_sync' | 'stock_sync' | 'finance_sync' | 'loyalty_programs')[] | undefined
  /** Whether it is in the app directory; others are connected by a link only. */
  is_public?: boolean | undefined
  /** The rights that its system user gets in a Location that connects it. */
  rights?: readonly ('edit_users_access' | 'settings_access' | 'settings_master_access' | 'settings_services_access' | 'clients_access' | 'client_phones_access' | 'timetable_access' | 'create_records_access' | 'edit_records_access' | 'delete_records_access' | 'storages_access' | 'finances_access' | 'loyalty_access' | 'dashboard_calls_access' | 'webhook_access' | 'billing_access')[] | undefined
  /** The kinds of records its endpoints get events of, within its rights. */
  kinds?: readonly ('salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation')[] | undefined
  /** Where an owner is sent after connecting. At most 4096 characters. */
  registration_url?: string | undefined
  /** Whether that page gets signed data of the owner. */
  asks_for_user_data?: boolean | undefined
  /** Marketplace webhook, which gets `uninstall` and `freeze`; if empty, the webhook of the partner account is used. At most 4096 characters. */
  webhook_url?: string | undefined
  /** Endpoint for Locations that connected without a confirmation. At most 4096 characters. */
  receiver_url?: string | undefined
  /** Whether the marketplace webhook carries the partner token. */
  sends_partner_token?: boolean | undefined
  /** Whether the marketplace webhook gets the event `payment`. */
  sends_payments?: boolean | undefined
  /** Whether the marketplace webhook gets the events `client_data_request` and `client_erased`. */
  sends_personal_data?: boolean | undefined
}

export interface ApplicationsGetInput {
  /** Application ID. */
  application_id: number
}

export interface ApplicationsUpdateInput {
  /** Application ID. */
  application_id: number
  /** Name, as people see it. At most 255 characters. */
  title?: string | undefined
  /** Slug of a category. */
  category?: 'analytics' | 'chat_bots' | 'sms_aggregators' | 'telephony' | 'online_booking' | 'websites' | 'marketing' | 'loyalty' | 'reviews' | 'payments' | 'accounting' | 'stock' | 'education' | 'other' | undefined
  /** URL of a picture. At most 4096 characters. */
  icon?: string | undefined
  /** One sentence. At most 255 characters. */
  short_description?: string | undefined
  /** What it does, as plain text. At most 20000 characters. */
  description?: string | undefined
  /** Countries where it is offered; empty for all. */
  country_ids?: readonly number[] | undefined
  /** Its price, as text. At most 255 characters. */
  price?: string | undefined
  /** Its features, as slugs. */
  functionalities?: readonly ('notifications' | 'mailings' | 'chat' | 'booking' | 'calls' | 'reports' | 'reviews' | 'tips' | 'payments' | 'client_sync' | 'schedule_sync' | 'stock_sync' | 'finance_sync' | 'loyalty_programs')[] | undefined
  /** Whether it is in the app directory; others are connected by a link only. */
  is_public?: boolean | undefined
  /** The rights that its system user gets in a Location that connects it. */
  rights?: readonly ('edit_users_access' | 'settings_access' | 'settings_master_access' | 'settings_services_access' | 'clients_access' | 'client_phones_access' | 'timetable_access' | 'create_records_access' | 'edit_records_access' | 'delete_records_access' | 'storages_access' | 'finances_access' | 'loyalty_access' | 'dashboard_calls_access' | 'webhook_access' | 'billing_access')[] | undefined
  /** The kinds of records its endpoints get events of, within its rights. */
  kinds?: readonly ('salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation')[] | undefined
  /** Where an owner is sent after connecting. At most 4096 characters. */
  registration_url?: string | undefined
  /** Whether that page gets signed data of the owner. */
  asks_for_user_data?: boolean | undefined
  /** Marketplace webhook, which gets `uninstall` and `freeze`; if empty, the webhook of the partner account is used. At most 4096 characters. */
  webhook_url?: string | undefined
  /** Endpoint for Locations that connected without a confirmation. At most 4096 characters. */
  receiver_url?: string | undefined
  /** Whether the marketplace webhook carries the partner token. */
  sends_partner_token?: boolean | undefined
  /** Whether the marketplace webhook gets the event `payment`. */
  sends_payments?: boolean | undefined
  /** Whether the marketplace webhook gets the events `client_data_request` and `client_erased`. */
  sends_personal_data?: boolean | undefined
}

export interface ApplicationsDeleteInput {
  /** Application ID. */
  application_id: number
}

export interface ApplicationsSubmitInput {
  /** Application ID. */
  application_id: number
}

export interface ApplicationsWithdrawInput {
  /** Application ID. */
  application_id: number
}

export interface ApplicationsRequestWhitelistingInput {
  /** Application ID. */
  application_id: number
}

export interface ApplicationsGetApiAccessInput {
  /** Application ID. */
  application_id: number
}

export interface ApplicationsGetApiAccessData {
  /** User ID of its system user. */
  user_id: number
  /** Last four characters of the token in use. */
  token_hint: string | null
  /** When it was issued. */
  token_created_at: string | null
  /** System users of the partner account without an application. */
  free_user_ids: number[]
}

export interface ApplicationsSaveApiAccessInput {
  /** Application ID. */
  application_id: number
  /** The system user of the application, or one of the account that serves no application. */
  user_id: number
}

export interface ApplicationsSaveApiAccessData {
  /** User ID. */
  user_id: number
  /** Send it as `User <token>`. Shown only here. */
  user_token: string
}

export interface ApplicationsListInstallationsInput {
  /** Application ID. */
  application_id: number
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface ApplicationsReadInstallationActivityInput {
  /** Location ID. */
  location_id: number
  /** Application ID. */
  application_id: number
}

export interface ApplicationsGetChecklistInput {
  /** Application ID. */
  application_id: number
}

export interface ApplicationsGetChecklistData {
  /** Whether everything that is required is done. */
  can_submit: boolean
  /** In the order in which they are read. */
  items: {
    /** `subscription` is done when each kind of record has its right; `endpoint_check` when the last finished check of one of its URLs, within 30 days, has found no failure; `test_installation` once it was active in a test Location. */
    name: 'email' | 'title' | 'short_description' | 'description' | 'icon' | 'category' | 'rights' | 'subscription' | 'registration_url' | 'webhook_url' | 'plans' | 'endpoint_check' | 'test_installation'
    /** Whether nothing is left to do. */
    is_done: boolean
    /** Whether a review is refused without it. */
    is_required: boolean
  }[]
}

export interface ApplicationsListRevenueInput {
  /** Application ID. */
  application_id: number
  /** How many months, the present one included. Default: 12. From 1 to 36. */
  months?: number | undefined
}

export interface ApplicationsListRevenueItem {
  /** Such as `2026-02`. */
  month: string
  /** Currency, as in ISO 4217. */
  currency_iso: string
  /** `platform` for the payment page; `partner` for payments that you have reported. */
  source: 'platform' | 'partner'
  /** Number of payments. */
  payments: number
  /** Their sum, before refunds. */
  paid: number
  /** How many of them were refunded. */
  refunds: number
  /** The sum of those. */
  refunded: number
}

export interface ApplicationsListInstallFiguresInput {
  /** Application ID. */
  application_id: number
  /** How many days, today included. Default: 30. From 1 to 366. */
  days?: number | undefined
}

export interface ApplicationsListInstallFiguresItem {
  /** Such as `2026-02-02`. */
  day: string
  /** Installations that became active on that day. */
  installed: number
  /** Installations that ended on that day. */
  ended: number
  /** Active and frozen installations at its end. */
  connected: number
}

export interface ApplicationsListPlansInput {
  /** Application ID. */
  application_id: number
}

export interface ApplicationsCreatePlanInput {
  /** Application ID. */
  application_id: number
  /** Name, as people see it. At most 255 characters. */
  title: string
  /** Lower numbers come first. From 0 to 10000. */
  position?: number | undefined
}

export interface ApplicationsUpdatePlanInput {
  /** Application ID. */
  application_id: number
  /** Plan ID. */
  tariff_id: number
  /** Name, as people see it. At most 255 characters. */
  title?: string | undefined
  /** Lower numbers come first. From 0 to 10000. */
  position?: number | undefined
}

export interface ApplicationsDeletePlanInput {
  /** Application ID. */
  application_id: number
  /** Plan ID. */
  tariff_id: number
}

export interface ApplicationsCreatePlanOptionInput {
  /** Application ID. */
  application_id: number
  /** Plan ID. */
  tariff_id: number
  /** Name, as people see it. At most 255 characters. */
  title: string
  /** Price for the whole duration; at most 2 decimal places. */
  overall_price: number
  /** Number of months it is paid for. From 1 to 120. */
  duration_in_months: number
  /** ISO 4217 code of the currency; an ISO 4217 code. At most 40 characters. */
  currency_iso: string
  /** Maximum number of team members. */
  staff_amount?: number | null | undefined
  /** Number of free months before the first payment; 0 by default. From 0 to 120. */
  free_period_in_months?: number | undefined
  /** Lower numbers come first. From 0 to 10000. */
  position?: number | undefined
}

export interface ApplicationsUpdatePlanOptionInput {
  /** Application ID. */
  application_id: number
  /** Plan ID. */
  tariff_id: number
  /** Option ID. */
  option_id: number
  /** Name, as people see it. At most 255 characters. */
  title?: string | undefined
  /** Price for the whole duration; at most 2 decimal places. */
  overall_price?: number | undefined
  /** Number of months it is paid for. From 1 to 120. */
  duration_in_months?: number | undefined
  /** ISO 4217 code of the currency; an ISO 4217 code. At most 40 characters. */
  currency_iso?: string | undefined
  /** Maximum number of team members. */
  staff_amount?: number | null | undefined
  /** Number of free months before the first payment; 0 by default. From 0 to 120. */
  free_period_in_months?: number | undefined
  /** Lower numbers come first. From 0 to 10000. */
  position?: number | undefined
}

export interface ApplicationsDeletePlanOptionInput {
  /** Application ID. */
  application_id: number
  /** Plan ID. */
  tariff_id: number
  /** Option ID. */
  option_id: number
}

export interface ApplicationsApi {
  /**
   * List my applications.
   * Returns the applications of all partner accounts that you belong to, with their pending changes.
   */
  list(input?: ApplicationsListInput, options?: CallOptions): ListRequest<Application>

  /**
   * Create an application.
   * It starts as a draft with its own system user.
   */
  create(input: ApplicationsCreateInput, options?: KeyedCallOptions): Promise<Answer<Application>>

  /**
   * Get one of my applications.
   * Returns the published values, and the unpublished ones in `pending`.
   */
  get(input: ApplicationsGetInput, options?: CallOptions): Promise<Answer<Application>>

  /**
   * Update an application.
   * Not possible while it is under review. Changes to a published application stay in `pending` until an operator publishes them, except `sends_partner_token`, `sends_payments` and `sends_personal_data`.
   */
  update(input: ApplicationsUpdateInput, options?: CallOptions): Promise<Answer<Application>>

  /**
   * Delete a draft.
   * Only a draft that was never connected to a Location can be deleted.
   */
  delete(input: ApplicationsDeleteInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Request a review.
   * The draft waits for an operator to publish it; both descriptions are required. Changes to a published application wait for review as soon as they are saved; this submits returned changes again.
   */
  submit(input: ApplicationsSubmitInput, options?: KeyedCallOptions): Promise<Answer<Application>>

  /**
   * Withdraw a review request.
   * The application becomes a draft again. A published one stays published, and its `pending` changes are discarded.
   */
  withdraw(input: ApplicationsWithdrawInput, options?: CallOptions): Promise<Answer<Application>>

  /**
   * Request whitelisting.
   * A whitelisted application is connected without a confirmation.
   */
  requestWhitelisting(input: ApplicationsRequestWhitelistingInput, options?: KeyedCallOptions): Promise<Answer<Application>>

  /**
   * Get the API access of an application.
   * Returns the system user that acts for it, and the last four characters of its token. The token itself is shown only once.
   */
  getApiAccess(input: ApplicationsGetApiAccessInput, options?: CallOptions): Promise<Answer<ApplicationsGetApiAccessData>>

  /**
   * Set the system user and issue its token.
   * Earlier tokens of the system user stop working at once.
   */
  saveApiAccess(input: ApplicationsSaveApiAccessInput, options?: CallOptions): Promise<Answer<ApplicationsSaveApiAccessData>>

  /**
   * List the Locations that connected my application.
   * Returns the status of each installation, ordered by Location ID.
   */
  listInstallations(input: ApplicationsListInstallationsInput, options?: CallOptions): ListRequest<ApplicationInstallation, NextId>

  /**
   * Get the activity log of an installation of my application.
   * Returns every attempt, including rejected ones with their reason, and what is still missing. Also works for Locations that have never connected the application.
   */
  readInstallationActivity(input: ApplicationsReadInstallationActivityInput, options?: CallOptions): Promise<Answer<ActivityLog>>

  /**
   * Check an application before its review.
   * Says for each item whether it is done, with the pending changes of a published application. What is required and not done refuses a review; the rest is advice.
   */
  getChecklist(input: ApplicationsGetChecklistInput, options?: CallOptions): Promise<Answer<ApplicationsGetChecklistData>>

  /**
   * List what an application has earned.
   * Adds up the payments of each month, in UTC and in each currency, newest month first. A refunded payment counts in the month in which it was paid. Months without payments are left out.
   */
  listRevenue(input: ApplicationsListRevenueInput, options?: CallOptions): ListRequest<ApplicationsListRevenueItem>

  /**
   * List how many Locations have installed an application.
   * Returns one element for each day, in UTC, oldest first, today included.
   */
  listInstallFigures(input: ApplicationsListInstallFiguresInput, options?: CallOptions): ListRequest<ApplicationsListInstallFiguresItem>

  /**
   * List the plans of my application.
   * Includes pending changes. The published plans are in `tariffs` of the application.
   */
  listPlans(input: ApplicationsListPlansInput, options?: CallOptions): ListRequest<Plan>

  /**
   * Add a plan.
   * A plan without options is free. In a published application the new plan waits for review.
   */
  createPlan(input: ApplicationsCreatePlanInput, options?: KeyedCallOptions): Promise<Answer<Plan>>

  /**
   * Update a plan.
   * For a published application this takes effect once an operator publishes it. Paid periods stay paid.
   */
  updatePlan(input: ApplicationsUpdatePlanInput, options?: CallOptions): Promise<Answer<Plan>>

  /**
   * Delete a plan.
   * Paid periods stay paid.
   */
  deletePlan(input: ApplicationsDeletePlanInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Add an option to a plan.
   * For a published application this takes effect once an operator publishes it.
   */
  createPlanOption(input: ApplicationsCreatePlanOptionInput, options?: KeyedCallOptions): Promise<Answer<Plan>>

  /**
   * Update an option of a plan.
   * For a published application this takes effect once an operator publishes it. Paid periods stay paid.
   */
  updatePlanOption(input: ApplicationsUpdatePlanOptionInput, options?: CallOptions): Promise<Answer<Plan>>

  /**
   * Delete an option.
   * Paid periods stay paid.
   */
  deletePlanOption(input: ApplicationsDeletePlanOptionInput, options?: CallOptions): Promise<Answer<null>>
}

export const applications: Record<keyof ApplicationsApi, Operation> = {
  list: { method: 'GET', path: '/account/applications', by: 'person', query: ['partner_id'], pages: {} },
  create: { method: 'POST', path: '/account/applications', by: 'person', body: 'object', fields: ['partner_id', 'title', 'category', 'icon', 'short_description', 'description', 'country_ids', 'price', 'functionalities', 'is_public', 'rights', 'kinds', 'registration_url', 'asks_for_user_data', 'webhook_url', 'receiver_url', 'sends_partner_token', 'sends_payments', 'sends_personal_data'], keyed: true },
  get: { method: 'GET', path: '/account/applications/{application_id}', by: 'person' },
  update: { method: 'PUT', path: '/account/applications/{application_id}', by: 'person', body: 'object', fields: ['title', 'category', 'icon', 'short_description', 'description', 'country_ids', 'price', 'functionalities', 'is_public', 'rights', 'kinds', 'registration_url', 'asks_for_user_data', 'webhook_url', 'receiver_url', 'sends_partner_token', 'sends_payments', 'sends_personal_data'] },
  delete: { method: 'DELETE', path: '/account/applications/{application_id}', by: 'person', answersNothing: true },
  submit: { method: 'POST', path: '/account/applications/{application_id}/review', by: 'person', keyed: true },
  withdraw: { method: 'DELETE', path: '/account/applications/{application_id}/review', by: 'person' },
  requestWhitelisting: { method: 'POST', path: '/account/applications/{application_id}/whitelist_request', by: 'person', keyed: true },
  getApiAccess: { method: 'GET', path: '/account/applications/{application_id}/api_access', by: 'person' },
  saveApiAccess: { method: 'PUT', path: '/account/applications/{application_id}/api_access', by: 'person', body: 'object', fields: ['user_id'] },
  listInstallations: { method: 'GET', path: '/account/applications/{application_id}/links', by: 'person', query: ['cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  readInstallationActivity: { method: 'GET', path: '/account/applications/{application_id}/links/{location_id}/trace', by: 'person' },
  getChecklist: { method: 'GET', path: '/account/applications/{application_id}/checklist', by: 'person' },
  listRevenue: { method: 'GET', path: '/account/applications/{application_id}/revenue', by: 'person', query: ['months'], pages: {} },
  listInstallFigures: { method: 'GET', path: '/account/applications/{application_id}/installs', by: 'person', query: ['days'], pages: {} },
  listPlans: { method: 'GET', path: '/account/applications/{application_id}/tariffs', by: 'person', pages: {} },
  createPlan: { method: 'POST', path: '/account/applications/{application_id}/tariffs', by: 'person', body: 'object', fields: ['title', 'position'], keyed: true },
  updatePlan: { method: 'PUT', path: '/account/applications/{application_id}/tariffs/{tariff_id}', by: 'person', body: 'object', fields: ['title', 'position'] },
  deletePlan: { method: 'DELETE', path: '/account/applications/{application_id}/tariffs/{tariff_id}', by: 'person', answersNothing: true },
  createPlanOption: { method: 'POST', path: '/account/applications/{application_id}/tariffs/{tariff_id}/options', by: 'person', body: 'object', fields: ['title', 'overall_price', 'duration_in_months', 'currency_iso', 'staff_amount', 'free_period_in_months', 'position'], keyed: true },
  updatePlanOption: { method: 'PUT', path: '/account/applications/{application_id}/tariffs/{tariff_id}/options/{option_id}', by: 'person', body: 'object', fields: ['title', 'overall_price', 'duration_in_months', 'currency_iso', 'staff_amount', 'free_period_in_months', 'position'] },
  deletePlanOption: { method: 'DELETE', path: '/account/applications/{application_id}/tariffs/{tariff_id}/options/{option_id}', by: 'person', answersNothing: true },
}
