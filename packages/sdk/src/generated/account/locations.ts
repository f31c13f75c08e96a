// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { AccountLocation, AuditEntry, Invitation, Member, NextId, PageMeta, Payable, Payment, Receipt, Role, Timetable } from '../schemas.ts'

export interface LocationsCreateInput {
  /** Name, as people see it. At most 255 characters. */
  title: string
  /** Country ID; 0 for none. */
  country_id?: number | null | undefined
  /** City ID; 0 for none. */
  city_id?: number | null | undefined
  /** Street and house number. At most 500 characters. */
  address?: string | undefined
  /** Postal code. At most 20 characters. */
  zip?: string | undefined
  /** Website. At most 500 characters. */
  site?: string | undefined
  /** All phone numbers, in the order in which they are shown. */
  phones?: readonly string[] | undefined
  /** E-mail address. At most 255 characters. */
  email?: string | undefined
  /** Latitude in degrees. From -90 to 90. */
  coordinate_lat?: number | undefined
  /** Longitude in degrees. From -180 to 180. */
  coordinate_lon?: number | undefined
  /** IANA time zone; if omitted, that of the country. At most 64 characters. */
  timezone_name?: string | undefined
  /** Business type ID; 0 or null for none. */
  business_type_id?: number | null | undefined
  /** Category of the Location. At most 255 characters. */
  short_descr?: string | undefined
  /** Description, HTML. At most 50000 characters. */
  description?: string | undefined
  /** Links to social media pages, by the name of the network; replaces all of them. */
  social?: Record<string, string> | undefined
  /** ID of a Chain in which you own every Location; if omitted, a new Chain is created for this Location. */
  chain_id?: number | undefined
}

export interface LocationsGetInput {
  /** Location ID. */
  location_id: number
}

export interface LocationsUpdateInput {
  /** Location ID. */
  location_id: number
  /** Name, as people see it. At most 255 characters. */
  title?: string | undefined
  /** Country ID; 0 for none. */
  country_id?: number | null | undefined
  /** City ID; 0 for none. */
  city_id?: number | null | undefined
  /** Street and house number. At most 500 characters. */
  address?: string | undefined
  /** Postal code. At most 20 characters. */
  zip?: string | undefined
  /** Website. At most 500 characters. */
  site?: string | undefined
  /** All phone numbers, in the order in which they are shown. */
  phones?: readonly string[] | undefined
  /** E-mail address. At most 255 characters. */
  email?: string | undefined
  /** Latitude in degrees. From -90 to 90. */
  coordinate_lat?: number | undefined
  /** Longitude in degrees. From -180 to 180. */
  coordinate_lon?: number | undefined
  /** IANA time zone; if omitted, that of the country. At most 64 characters. */
  timezone_name?: string | undefined
  /** Business type ID; 0 or null for none. */
  business_type_id?: number | null | undefined
  /** Category of the Location. At most 255 characters. */
  short_descr?: string | undefined
  /** Description, HTML. At most 50000 characters. */
  description?: string | undefined
  /** Links to social media pages, by the name of the network; replaces all of them. */
  social?: Record<string, string> | undefined
  /** Whether financial transactions of the Location contain `payment_system_transaction_ids`, in responses and webhooks. */
  payment_system_ids_enabled?: boolean | undefined
}

export interface LocationsGetTimetableInput {
  /** Location ID. */
  location_id: number
  /** First day. At most 40 characters. */
  start: string
  /** Last day, inclusive. At most 40 characters. */
  end: string
}

export interface LocationsListRightsItem {
  /** An access right. */
  slug: 'edit_users_access' | 'settings_access' | 'settings_master_access' | 'settings_services_access' | 'clients_access' | 'client_phones_access' | 'timetable_access' | 'create_records_access' | 'edit_records_access' | 'delete_records_access' | 'storages_access' | 'finances_access' | 'loyalty_access' | 'dashboard_calls_access' | 'webhook_access' | 'billing_access'
  /** Description of the right. */
  title: string
  /** Group of the right. */
  group: string
}

export interface LocationsListUsersInput {
  /** Location ID. */
  location_id: number
}

export interface LocationsAddUserInput {
  /** Location ID. */
  location_id: number
  /** E-mail address. At most 255 characters. */
  email: string
  /** Name, for your own list. At most 255 characters. */
  name?: string | undefined
  /** Role ID. */
  role_id: number
}

export interface LocationsListInvitationsInput {
  /** Location ID. */
  location_id: number
}

export interface LocationsWithdrawInvitationInput {
  /** Location ID. */
  location_id: number
  /** Invitation ID. */
  invitation_id: number
}

export interface LocationsChangeUserInput {
  /** Location ID. */
  location_id: number
  /** User ID. */
  user_id: number
  /** Role ID. */
  role_id: number
}

export interface LocationsRemoveUserInput {
  /** Location ID. */
  location_id: number
  /** User ID. */
  user_id: number
}

export interface LocationsListRolesInput {
  /** Location ID. */
  location_id: number
}

export interface LocationsCreateRoleInput {
  /** Location ID. */
  location_id: number
  /** Name of the role. At most 100 characters. */
  title: string
  rights: readonly ('edit_users_access' | 'settings_access' | 'settings_master_access' | 'settings_services_access' | 'clients_access' | 'client_phones_access' | 'timetable_access' | 'create_records_access' | 'edit_records_access' | 'delete_records_access' | 'storages_access' | 'finances_access' | 'loyalty_access' | 'dashboard_calls_access' | 'webhook_access' | 'billing_access')[]
}

export interface LocationsUpdateRoleInput {
  /** Location ID. */
  location_id: number
  /** Role ID. */
  role_id: number
  /** Name of the role. At most 100 characters. */
  title?: string | undefined
  rights?: readonly ('edit_users_access' | 'settings_access' | 'settings_master_access' | 'settings_services_access' | 'clients_access' | 'client_phones_access' | 'timetable_access' | 'create_records_access' | 'edit_records_access' | 'delete_records_access' | 'storages_access' | 'finances_access' | 'loyalty_access' | 'dashboard_calls_access' | 'webhook_access' | 'billing_access')[] | undefined
}

export interface LocationsDeleteRoleInput {
  /** Location ID. */
  location_id: number
  /** Role ID. */
  role_id: number
}

export interface LocationsListPaymentsInput {
  /** Location ID. */
  location_id: number
  /** Page number, starting at 1. Default: 1. From 0 to 1000000. */
  page?: number | undefined
  /** Elements per page. Default: 50. From 1 to 300. */
  count?: number | undefined
}

export interface LocationsGetPaymentInput {
  /** Location ID. */
  location_id: number
  /** Payment ID. */
  payment_id: number
}

export interface LocationsListPayableInput {
  /** Location ID. */
  location_id: number
}

export interface LocationsMakePaymentLinkInput {
  /** Location ID. */
  location_id: number
  /** Application ID. */
  application_id: number
  /** The plan option to buy; if omitted, the first one on offer. */
  tariff_option_id?: number | undefined
}

export interface LocationsMakePaymentLinkData {
  /** URL of the payment page; open it in the browser of the payer. */
  url: string
}

export interface LocationsReadAuditLogInput {
  /** Location ID. */
  location_id: number
  /** Only this action. */
  action?: 'sign-up' | 'sign-in' | 'sign-in-failed' | 'sign-out' | 'session-end' | 'password-change' | 'password-reset' | 'email-confirm' | 'email-change' | 'account-delete' | 'second-factor-enable' | 'second-factor-disable' | 'recovery-codes-renew' | 'access-token-create' | 'access-token-revoke' | 'user-token-issue' | 'user-token-revoke' | 'partner-create' | 'partner-update' | 'partner-role-change' | 'partner-role-take' | 'partner-token-rotate' | 'partner-token-revoke' | 'replay-start' | 'replay-stop' | 'webhook-secret-rotate' | 'crm-token-rotate' | 'system-user-token-issue' | 'oauth-client-create' | 'oauth-client-update' | 'oauth-client-rotate' | 'oauth-client-delete' | 'consent-give' | 'consent-withdraw' | 'consent-take-over' | 'restricted-key-create' | 'restricted-key-revoke' | 'restricted-key-take-over' | 'invitation-create' | 'invitation-accept' | 'invitation-decline' | 'invitation-withdraw' | 'role-give' | 'role-change' | 'role-take' | 'role-create' | 'role-update' | 'role-delete' | 'location-create' | 'location-update' | 'location-delete' | 'client-export' | 'client-erase' | 'client-erased' | 'retention-update' | 'retention-apply' | 'test-location-add' | 'test-location-remove' | 'telephony-enable' | 'telephony-disable' | 'telephony-routes-set' | 'endpoints-set' | 'endpoint-take-over' | 'endpoint-switch' | 'application-connect' | 'application-disconnect' | 'application-uninstall' | 'application-submit' | 'application-withdraw' | 'publish' | 'return' | 'whitelist' | 'unwhitelist' | 'disable' | 'enable' | 'block-installation' | 'unblock-installation' | 'freeze-link' | 'unfreeze-link' | 'disable-link' | 'partner-suspend' | 'partner-suspension-lift' | 'location-suspend' | 'location-suspension-lift' | 'person-suspend' | 'person-suspension-lift' | 'person-read' | 'audit-log-export' | 'operator-create' | 'key-rotate' | undefined
  /** Only what this person did. */
  user_id?: number | undefined
  /** Only what concerns this application. */
  application_id?: number | undefined
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface LocationsApi {
  /**
   * Open a Location.
   * You become its owner. Only owners of every Location in a Chain can add one to it, and all of them own the new one.
   */
  create(input: LocationsCreateInput, options?: KeyedCallOptions): Promise<Answer<AccountLocation>>

  /**
   * Get one of my Locations.
   * For everybody with a role in it.
   */
  get(input: LocationsGetInput, options?: CallOptions): Promise<Answer<AccountLocation>>

  /**
   * Update one of my Locations.
   * Only the fields that are sent change. `payment_system_ids_enabled` can be changed by owners and operators; an operator without a role in the Location can change nothing else.
   */
  update(input: LocationsUpdateInput, options?: CallOptions): Promise<Answer<AccountLocation>>

  /**
   * Get the frame of a timetable.
   * Returns the team with its working hours, and what can be booked: services and resources. Whoever may see appointments needs no other right for it. The range has at most 31 days.
   */
  getTimetable(input: LocationsGetTimetableInput, options?: CallOptions): Promise<Answer<Timetable>>

  /**
   * List access rights.
   * Returns every right that a role can have. The list is the same for every Location.
   */
  listRights(input?: Record<string, never>, options?: CallOptions): ListRequest<LocationsListRightsItem>

  /**
   * List the users of a Location.
   * Returns everybody with a role in the Location. People who have not accepted yet are in the list of invitations.
   */
  listUsers(input: LocationsListUsersInput, options?: CallOptions): ListRequest<Member>

  /**
   * Invite somebody.
   * Sends an invitation to the address, whether or not it has an account. Your own address must be confirmed. The person gets the role when they accept, within 14 days. Inviting the address again replaces the invitation.
   */
  addUser(input: LocationsAddUserInput, options?: KeyedCallOptions): Promise<Answer<Invitation>>

  /**
   * List the invitations of a Location.
   * Returns open invitations, and those that expired in the last 14 days.
   */
  listInvitations(input: LocationsListInvitationsInput, options?: CallOptions): ListRequest<Invitation>

  /**
   * Withdraw an invitation.
   * Its link stops working.
   */
  withdrawInvitation(input: LocationsWithdrawInvitationInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Change the role of a user.
   * A Location keeps at least one owner.
   */
  changeUser(input: LocationsChangeUserInput, options?: CallOptions): Promise<Answer<Member>>

  /**
   * Remove a user from a Location.
   * The person loses access at once, and the keys, consents and endpoints they have set up there are paused. A Location keeps at least one owner.
   */
  removeUser(input: LocationsRemoveUserInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * List the roles of a Location.
   * Returns the three built-in roles and your own, each with its rights.
   */
  listRoles(input: LocationsListRolesInput, options?: CallOptions): ListRequest<Role>

  /**
   * Create a role.
   * You can only give rights that you have yourself.
   */
  createRole(input: LocationsCreateRoleInput, options?: KeyedCallOptions): Promise<Answer<Role>>

  /**
   * Update a role.
   * The three built-in roles cannot be changed.
   */
  updateRole(input: LocationsUpdateRoleInput, options?: CallOptions): Promise<Answer<Role>>

  /**
   * Delete a role.
   * Only a role that nobody has can be deleted. Invitations to it end.
   */
  deleteRole(input: LocationsDeleteRoleInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * List the payments of a Location.
   * Returns what the Location has paid for applications, newest first.
   */
  listPayments(input: LocationsListPaymentsInput, options?: CallOptions): ListRequest<Payment, PageMeta>

  /**
   * Get the receipt of a payment.
   * Returns what was paid, for what, and by whom.
   */
  getPayment(input: LocationsGetPaymentInput, options?: CallOptions): Promise<Answer<Receipt>>

  /**
   * List installed applications with plans.
   * Returns the plans, the discount and the paid period of each.
   */
  listPayable(input: LocationsListPayableInput, options?: CallOptions): ListRequest<Payable>

  /**
   * Get a payment link for an installed application.
   * Includes the discount that the developer has granted. Returns 409 while an operator has frozen the installation, and 503 if the platform takes no payments.
   */
  makePaymentLink(input: LocationsMakePaymentLinkInput, options?: KeyedCallOptions): Promise<Answer<LocationsMakePaymentLinkData>>

  /**
   * Read the audit log of a Location.
   * Returns the security events of the Location, newest first, for its owners. Operator actions are listed without names and network addresses.
   */
  readAuditLog(input: LocationsReadAuditLogInput, options?: CallOptions): ListRequest<AuditEntry, NextId>
}

export const locations: Record<keyof LocationsApi, Operation> = {
  create: { method: 'POST', path: '/account/locations', by: 'person', body: 'object', fields: ['title', 'country_id', 'city_id', 'address', 'zip', 'site', 'phones', 'email', 'coordinate_lat', 'coordinate_lon', 'timezone_name', 'business_type_id', 'short_descr', 'description', 'social', 'chain_id'], keyed: true },
  get: { method: 'GET', path: '/account/locations/{location_id}', by: 'person' },
  update: { method: 'PUT', path: '/account/locations/{location_id}', by: 'person', body: 'object', fields: ['title', 'country_id', 'city_id', 'address', 'zip', 'site', 'phones', 'email', 'coordinate_lat', 'coordinate_lon', 'timezone_name', 'business_type_id', 'short_descr', 'description', 'social', 'payment_system_ids_enabled'] },
  getTimetable: { method: 'GET', path: '/account/locations/{location_id}/timetable', by: 'person', query: ['start', 'end'] },
  listRights: { method: 'GET', path: '/account/rights', by: 'person', pages: {} },
  listUsers: { method: 'GET', path: '/account/locations/{location_id}/users', by: 'person', pages: {} },
  addUser: { method: 'POST', path: '/account/locations/{location_id}/users', by: 'person', body: 'object', fields: ['email', 'name', 'role_id'], keyed: true },
  listInvitations: { method: 'GET', path: '/account/locations/{location_id}/invitations', by: 'person', pages: {} },
  withdrawInvitation: { method: 'DELETE', path: '/account/locations/{location_id}/invitations/{invitation_id}', by: 'person', answersNothing: true },
  changeUser: { method: 'PUT', path: '/account/locations/{location_id}/users/{user_id}', by: 'person', body: 'object', fields: ['role_id'] },
  removeUser: { method: 'DELETE', path: '/account/locations/{location_id}/users/{user_id}', by: 'person', answersNothing: true },
  listRoles: { method: 'GET', path: '/account/locations/{location_id}/roles', by: 'person', pages: {} },
  createRole: { method: 'POST', path: '/account/locations/{location_id}/roles', by: 'person', body: 'object', fields: ['title', 'rights'], keyed: true },
  updateRole: { method: 'PUT', path: '/account/locations/{location_id}/roles/{role_id}', by: 'person', body: 'object', fields: ['title', 'rights'] },
  deleteRole: { method: 'DELETE', path: '/account/locations/{location_id}/roles/{role_id}', by: 'person', answersNothing: true },
  listPayments: { method: 'GET', path: '/account/locations/{location_id}/payments', by: 'person', query: ['page', 'count'], pages: { by: 'page', size: ['count', 300] } },
  getPayment: { method: 'GET', path: '/account/locations/{location_id}/payments/{payment_id}', by: 'person' },
  listPayable: { method: 'GET', path: '/account/locations/{location_id}/payable', by: 'person', pages: {} },
  makePaymentLink: { method: 'POST', path: '/account/locations/{location_id}/applications/{application_id}/payment_link', by: 'person', body: 'object', fields: ['tariff_option_id'], keyed: true },
  readAuditLog: { method: 'GET', path: '/account/locations/{location_id}/audit_log', by: 'person', query: ['action', 'user_id', 'application_id', 'cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
}
