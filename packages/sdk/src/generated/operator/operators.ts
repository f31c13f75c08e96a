// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { Application, ApplicationInstallation, AuditEntry, NextId, OperatorLocation } from '../schemas.ts'

export interface OperatorsListApplicationsInput {
  /** Only those that wait for an operator: for a review, for changes or for whitelisting. */
  waiting?: 0 | 1 | boolean | undefined
  /** A part of the name. At most 100 characters. */
  text?: string | undefined
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface OperatorsGetApplicationInput {
  /** Application ID. */
  application_id: number
}

export interface OperatorsPublishInput {
  /** Application ID. */
  application_id: number
  /** The `revision` of the application that you reviewed. */
  revision: number
  /** Reason, for the audit log. At most 2000 characters. */
  note?: string | undefined
}

export interface OperatorsReturnInput {
  /** Application ID. */
  application_id: number
  /** What has to change; the developer reads it. At most 2000 characters. */
  note: string
  /** The `revision` of the application that you reviewed. */
  revision?: number | undefined
}

export interface OperatorsDisableApplicationInput {
  /** Application ID. */
  application_id: number
  /** Reason, for the audit log. At most 2000 characters. */
  note?: string | undefined
}

export interface OperatorsEnableApplicationInput {
  /** Application ID. */
  application_id: number
  /** Reason, for the audit log. At most 2000 characters. */
  note?: string | undefined
}

export interface OperatorsWhitelistInput {
  /** Application ID. */
  application_id: number
}

export interface OperatorsUnlistInput {
  /** Application ID. */
  application_id: number
}

export interface OperatorsGetLocationInput {
  /** Location ID. */
  location_id: number
}

export interface OperatorsBlockInstallationInput {
  /** Location ID. */
  location_id: number
}

export interface OperatorsBlockInstallationData {
  /** Location ID. */
  id: number
  /** Name of the Location. */
  title: string
  /** Whether new installations are blocked. */
  is_installation_blocked: boolean
}

export interface OperatorsUnblockInstallationInput {
  /** Location ID. */
  location_id: number
}

export interface OperatorsUnblockInstallationData {
  /** Location ID. */
  id: number
  /** Name of the Location. */
  title: string
  /** Whether new installations are blocked. */
  is_installation_blocked: boolean
}

export interface OperatorsListInstallationsInput {
  /** Application ID. */
  application_id: number
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface OperatorsFreezeInstallationInput {
  /** Application ID. */
  application_id: number
  /** Location ID. */
  location_id: number
  /** Reason, for the audit log. At most 2000 characters. */
  note?: string | undefined
}

export interface OperatorsFreezeInstallationData {
  /** Application ID. */
  application_id: number
  /** Location ID. */
  location_id: number
  /** uninstalled, pending, active or freezed. */
  status: string
  /** Who froze it; null while it is not frozen. A payment lifts a freeze by billing; only an operator lifts a freeze by an operator. */
  frozen_by: 'billing' | 'operator' | null
}

export interface OperatorsUnfreezeInstallationInput {
  /** Application ID. */
  application_id: number
  /** Location ID. */
  location_id: number
  /** Reason, for the audit log. At most 2000 characters. */
  note?: string | undefined
}

export interface OperatorsUnfreezeInstallationData {
  /** Application ID. */
  application_id: number
  /** Location ID. */
  location_id: number
  /** uninstalled, pending, active or freezed. */
  status: string
  /** Who froze it; null while it is not frozen. A payment lifts a freeze by billing; only an operator lifts a freeze by an operator. */
  frozen_by: 'billing' | 'operator' | null
}

export interface OperatorsDisableInstallationInput {
  /** Application ID. */
  application_id: number
  /** Location ID. */
  location_id: number
  /** Reason, for the audit log. At most 2000 characters. */
  note?: string | undefined
}

export interface OperatorsDisableInstallationData {
  /** Application ID. */
  application_id: number
  /** Location ID. */
  location_id: number
  /** uninstalled, pending, active or freezed. */
  status: string
  /** Who froze it; null while it is not frozen. A payment lifts a freeze by billing; only an operator lifts a freeze by an operator. */
  frozen_by: 'billing' | 'operator' | null
}

export interface OperatorsReadAuditLogInput {
  /** Only this action. */
  action?: 'sign-up' | 'sign-in' | 'sign-in-failed' | 'sign-out' | 'session-end' | 'password-change' | 'password-reset' | 'email-confirm' | 'email-change' | 'second-factor-enable' | 'second-factor-disable' | 'recovery-codes-renew' | 'access-token-create' | 'access-token-revoke' | 'user-token-issue' | 'user-token-revoke' | 'partner-create' | 'partner-update' | 'partner-token-rotate' | 'partner-token-revoke' | 'replay-start' | 'replay-stop' | 'webhook-secret-rotate' | 'crm-token-rotate' | 'system-user-token-issue' | 'oauth-client-create' | 'oauth-client-update' | 'oauth-client-rotate' | 'oauth-client-delete' | 'consent-give' | 'consent-withdraw' | 'consent-take-over' | 'restricted-key-create' | 'restricted-key-revoke' | 'restricted-key-take-over' | 'invitation-create' | 'invitation-accept' | 'invitation-decline' | 'invitation-withdraw' | 'role-give' | 'role-change' | 'role-take' | 'role-create' | 'role-update' | 'role-delete' | 'location-create' | 'location-update' | 'location-delete' | 'client-export' | 'client-erase' | 'client-erased' | 'retention-update' | 'retention-apply' | 'test-location-add' | 'test-location-remove' | 'telephony-enable' | 'telephony-disable' | 'telephony-routes-set' | 'endpoints-set' | 'endpoint-take-over' | 'endpoint-switch' | 'application-connect' | 'application-disconnect' | 'application-submit' | 'application-withdraw' | 'publish' | 'return' | 'whitelist' | 'unwhitelist' | 'disable' | 'enable' | 'block-installation' | 'unblock-installation' | 'freeze-link' | 'unfreeze-link' | 'disable-link' | 'operator-create' | 'key-rotate' | undefined
  /** Only what this person did. */
  user_id?: number | undefined
  /** Only what concerns this application. */
  application_id?: number | undefined
  /** Only what concerns this Location. */
  location_id?: number | undefined
  /** Only what concerns this partner account. */
  partner_id?: number | undefined
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface OperatorsApi {
  /**
   * List the applications of all partners.
   * Returns all applications ordered by ID, including drafts and disabled ones.
   */
  listApplications(input?: OperatorsListApplicationsInput, options?: CallOptions): ListRequest<Application, NextId>

  /**
   * Get an application.
   * Returns an application of any partner, with its pending changes.
   */
  getApplication(input: OperatorsGetApplicationInput, options?: CallOptions): Promise<Answer<Application>>

  /**
   * Publish an application or its pending changes.
   * Returns 409 if the developer has changed anything since that `revision`.
   */
  publish(input: OperatorsPublishInput, options?: KeyedCallOptions): Promise<Answer<Application>>

  /**
   * Return an application to its developer.
   * The application becomes a draft again. A published one stays published, and its developer can edit the changes. With `revision`, returns 409 if the developer has changed anything since.
   */
  return(input: OperatorsReturnInput, options?: KeyedCallOptions): Promise<Answer<Application>>

  /**
   * Disable an application.
   * Its system user loses access to every Location at once, and nobody can connect it. Its installations end one by one, each with the event uninstall.
   */
  disableApplication(input: OperatorsDisableApplicationInput, options?: KeyedCallOptions): Promise<Answer<Application>>

  /**
   * Enable an application.
   * Ended installations do not come back.
   */
  enableApplication(input: OperatorsEnableApplicationInput, options?: KeyedCallOptions): Promise<Answer<Application>>

  /**
   * Whitelist an application.
   * From now on it is connected without a confirmation.
   */
  whitelist(input: OperatorsWhitelistInput, options?: CallOptions): Promise<Answer<Application>>

  /**
   * Remove an application from the whitelist, or decline its request.
   * New installations need a confirmation again. Existing ones are not affected.
   */
  unlist(input: OperatorsUnlistInput, options?: CallOptions): Promise<Answer<Application>>

  /**
   * Get the status of a Location.
   * Returns the status of any Location, including deleted ones, and what operators can set.
   */
  getLocation(input: OperatorsGetLocationInput, options?: CallOptions): Promise<Answer<OperatorLocation>>

  /**
   * Block new installations in a Location.
   * Nothing can be connected there until it is allowed again. Existing installations are not affected.
   */
  blockInstallation(input: OperatorsBlockInstallationInput, options?: CallOptions): Promise<Answer<OperatorsBlockInstallationData>>

  /**
   * Allow new installations in a Location.
   * Owners can connect applications there again.
   */
  unblockInstallation(input: OperatorsUnblockInstallationInput, options?: CallOptions): Promise<Answer<OperatorsUnblockInstallationData>>

  /**
   * List the Locations that connected an application.
   * Returns the status of each installation, ordered by Location ID.
   */
  listInstallations(input: OperatorsListInstallationsInput, options?: CallOptions): ListRequest<ApplicationInstallation, NextId>

  /**
   * Freeze an application in a Location.
   * A payment does not unfreeze it. An installation frozen by billing becomes frozen by the operator.
   */
  freezeInstallation(input: OperatorsFreezeInstallationInput, options?: KeyedCallOptions): Promise<Answer<OperatorsFreezeInstallationData>>

  /**
   * Unfreeze an application in a Location.
   * Lifts an operator's freeze. If nothing is paid, the application stays frozen by billing. Lifting a freeze by billing gives the Location one day in which nothing has to be paid.
   */
  unfreezeInstallation(input: OperatorsUnfreezeInstallationInput, options?: KeyedCallOptions): Promise<Answer<OperatorsUnfreezeInstallationData>>

  /**
   * Disable an application in a Location.
   * The effect is the same as when the owner disconnects it: access ends at once, and its developer gets the event uninstall.
   */
  disableInstallation(input: OperatorsDisableInstallationInput, options?: KeyedCallOptions): Promise<Answer<OperatorsDisableInstallationData>>

  /**
   * Read the audit log.
   * Returns operator actions and security events, newest first. `user` is null for what the server did by itself.
   */
  readAuditLog(input?: OperatorsReadAuditLogInput, options?: CallOptions): ListRequest<AuditEntry, NextId>
}

export const operators: Record<keyof OperatorsApi, Operation> = {
  listApplications: { method: 'GET', path: '/account/operator/applications', by: 'operator', query: ['waiting', 'text', 'cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  getApplication: { method: 'GET', path: '/account/operator/applications/{application_id}', by: 'operator' },
  publish: { method: 'POST', path: '/account/operator/applications/{application_id}/publish', by: 'operator', body: 'object', fields: ['revision', 'note'], keyed: true },
  return: { method: 'POST', path: '/account/operator/applications/{application_id}/return', by: 'operator', body: 'object', fields: ['note', 'revision'], keyed: true },
  disableApplication: { method: 'POST', path: '/account/operator/applications/{application_id}/disable', by: 'operator', body: 'object', fields: ['note'], keyed: true },
  enableApplication: { method: 'POST', path: '/account/operator/applications/{application_id}/enable', by: 'operator', body: 'object', fields: ['note'], keyed: true },
  whitelist: { method: 'PUT', path: '/account/operator/applications/{application_id}/whitelist', by: 'operator' },
  unlist: { method: 'DELETE', path: '/account/operator/applications/{application_id}/whitelist', by: 'operator' },
  getLocation: { method: 'GET', path: '/account/operator/locations/{location_id}', by: 'operator' },
  blockInstallation: { method: 'PUT', path: '/account/operator/locations/{location_id}/installation_block', by: 'operator' },
  unblockInstallation: { method: 'DELETE', path: '/account/operator/locations/{location_id}/installation_block', by: 'operator' },
  listInstallations: { method: 'GET', path: '/account/operator/applications/{application_id}/links', by: 'operator', query: ['cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  freezeInstallation: { method: 'POST', path: '/account/operator/applications/{application_id}/links/{location_id}/freeze', by: 'operator', body: 'object', fields: ['note'], keyed: true },
  unfreezeInstallation: { method: 'POST', path: '/account/operator/applications/{application_id}/links/{location_id}/unfreeze', by: 'operator', body: 'object', fields: ['note'], keyed: true },
  disableInstallation: { method: 'POST', path: '/account/operator/applications/{application_id}/links/{location_id}/disable', by: 'operator', body: 'object', fields: ['note'], keyed: true },
  readAuditLog: { method: 'GET', path: '/account/operator/audit_log', by: 'operator', query: ['action', 'user_id', 'application_id', 'location_id', 'partner_id', 'cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
}
