// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { Application, ApplicationInstallation, AuditEntry, FailingEndpoint, ListedPartner, ListedPerson, NextId, OperatorBlock, OperatorHealth, OperatorListedLocation, OperatorLocation, OperatorPartner, OperatorPerson, OperatorWaiting } from '../schemas.ts'

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

export interface OperatorsListPartnersInput {
  /** An ID, or a part of the name; case and accents do not matter. At most 100 characters. */
  text?: string | undefined
  /** Only those that are suspended. */
  suspended?: 0 | 1 | boolean | undefined
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface OperatorsGetPartnerInput {
  /** Partner ID. */
  partner_id: number
}

export interface OperatorsListPeopleInput {
  /** An ID, or a part of the name or of the e-mail address; case and accents do not matter. At most 100 characters. */
  text?: string | undefined
  /** Only those that are suspended. */
  suspended?: 0 | 1 | boolean | undefined
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface OperatorsGetPersonInput {
  /** User ID. */
  user_id: number
}

export interface OperatorsListLocationsInput {
  /** An ID, or a part of the name; case and accents do not matter. At most 100 characters. */
  text?: string | undefined
  /** Only those that are suspended. */
  suspended?: 0 | 1 | boolean | undefined
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface OperatorsGetLocationInput {
  /** Location ID. */
  location_id: number
}

export interface OperatorsSuspendPartnerInput {
  /** Partner ID. */
  partner_id: number
  /** Why, on one line; those concerned read it. At most 1000 characters. */
  reason: string
}

export interface OperatorsSuspendPartnerData {
  /** What was suspended. */
  id: number
  /** The suspension by an operator; null if there is none. */
  suspension: {
    /** When it was suspended. */
    at: string
    /** Why, as those concerned read it. */
    reason: string
    /** The operator; null where the account is gone. */
    by: {
      /** User ID. */
      id: number
      /** Name of the operator. */
      name: string
    } | null
  } | null
}

export interface OperatorsLiftSuspensionOfPartnerInput {
  /** Partner ID. */
  partner_id: number
}

export interface OperatorsLiftSuspensionOfPartnerData {
  /** What was suspended. */
  id: number
  /** The suspension by an operator; null if there is none. */
  suspension: {
    /** When it was suspended. */
    at: string
    /** Why, as those concerned read it. */
    reason: string
    /** The operator; null where the account is gone. */
    by: {
      /** User ID. */
      id: number
      /** Name of the operator. */
      name: string
    } | null
  } | null
}

export interface OperatorsSuspendLocationInput {
  /** Location ID. */
  location_id: number
  /** Why, on one line; those concerned read it. At most 1000 characters. */
  reason: string
}

export interface OperatorsSuspendLocationData {
  /** What was suspended. */
  id: number
  /** The suspension by an operator; null if there is none. */
  suspension: {
    /** When it was suspended. */
    at: string
    /** Why, as those concerned read it. */
    reason: string
    /** The operator; null where the account is gone. */
    by: {
      /** User ID. */
      id: number
      /** Name of the operator. */
      name: string
    } | null
  } | null
}

export interface OperatorsLiftSuspensionOfLocationInput {
  /** Location ID. */
  location_id: number
}

export interface OperatorsLiftSuspensionOfLocationData {
  /** What was suspended. */
  id: number
  /** The suspension by an operator; null if there is none. */
  suspension: {
    /** When it was suspended. */
    at: string
    /** Why, as those concerned read it. */
    reason: string
    /** The operator; null where the account is gone. */
    by: {
      /** User ID. */
      id: number
      /** Name of the operator. */
      name: string
    } | null
  } | null
}

export interface OperatorsSuspendPersonInput {
  /** User ID. */
  user_id: number
  /** Why, on one line; those concerned read it. At most 1000 characters. */
  reason: string
}

export interface OperatorsSuspendPersonData {
  /** What was suspended. */
  id: number
  /** The suspension by an operator; null if there is none. */
  suspension: {
    /** When it was suspended. */
    at: string
    /** Why, as those concerned read it. */
    reason: string
    /** The operator; null where the account is gone. */
    by: {
      /** User ID. */
      id: number
      /** Name of the operator. */
      name: string
    } | null
  } | null
}

export interface OperatorsLiftSuspensionOfPersonInput {
  /** User ID. */
  user_id: number
}

export interface OperatorsLiftSuspensionOfPersonData {
  /** What was suspended. */
  id: number
  /** The suspension by an operator; null if there is none. */
  suspension: {
    /** When it was suspended. */
    at: string
    /** Why, as those concerned read it. */
    reason: string
    /** The operator; null where the account is gone. */
    by: {
      /** User ID. */
      id: number
      /** Name of the operator. */
      name: string
    } | null
  } | null
}

export interface OperatorsListAllInstallationsInput {
  /** Only installations with this status. */
  status?: 'pending' | 'active' | 'freezed' | undefined
  /** Only those that are frozen by this side. */
  frozen_by?: 'billing' | 'operator' | undefined
  /** Only those of this application. */
  application_id?: number | undefined
  /** Only those in this Location. */
  location_id?: number | undefined
  /** The `next_cursor` of the previous page. At most 80 characters. */
  cursor?: string | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface OperatorsListAllInstallationsItem {
  /** Location ID. */
  location_id: number
  /** Name of the Location. */
  location: string
  /** Status of the installation. */
  status: 'pending' | 'active' | 'freezed'
  /** Who froze it; null while it is not frozen. A payment lifts a freeze by billing; only an operator lifts a freeze by an operator. */
  frozen_by: 'billing' | 'operator' | null
  /** When it was frozen; null while it is not. */
  frozen_since: string | null
  /** When this status began. */
  created_at: string
  /** The Application that it is about. */
  application: {
    /** Application ID. */
    id: number
    /** Name of the Application. */
    title: string
  }
}

export interface OperatorsListAllInstallationsMeta {
  /** Cursor of the next page; null on the last page. */
  next_cursor: string | null
}

export interface OperatorsListBlocksInput {
  /** Only blocks of this kind. */
  kind?: 'partner_suspended' | 'location_suspended' | 'person_suspended' | 'installation_blocked' | 'application_disabled' | 'installation_frozen' | undefined
  /** The `next_cursor` of the previous page. At most 80 characters. */
  cursor?: string | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface OperatorsListBlocksMeta {
  /** Cursor of the next page; null on the last page. */
  next_cursor: string | null
}

export interface OperatorsListFailingEndpointsInput {
  /** Only those of this partner. */
  partner_id?: number | undefined
  /** The `next_cursor` of the previous page. At most 80 characters. */
  cursor?: string | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface OperatorsListFailingEndpointsMeta {
  /** Cursor of the next page; null on the last page. */
  next_cursor: string | null
}

export interface OperatorsBlockInstallationInput {
  /** Location ID. */
  location_id: number
  /** Reason, for the audit log. At most 2000 characters. */
  note?: string | undefined
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

export interface OperatorsExportAuditLogInput {
  /** Only this action. */
  action?: 'sign-up' | 'sign-in' | 'sign-in-failed' | 'sign-out' | 'session-end' | 'password-change' | 'password-reset' | 'email-confirm' | 'email-change' | 'account-delete' | 'second-factor-enable' | 'second-factor-disable' | 'recovery-codes-renew' | 'access-token-create' | 'access-token-revoke' | 'user-token-issue' | 'user-token-revoke' | 'partner-create' | 'partner-update' | 'partner-role-change' | 'partner-role-take' | 'partner-token-rotate' | 'partner-token-revoke' | 'replay-start' | 'replay-stop' | 'webhook-secret-rotate' | 'crm-token-rotate' | 'system-user-token-issue' | 'oauth-client-create' | 'oauth-client-update' | 'oauth-client-rotate' | 'oauth-client-delete' | 'consent-give' | 'consent-withdraw' | 'consent-take-over' | 'restricted-key-create' | 'restricted-key-revoke' | 'restricted-key-take-over' | 'invitation-create' | 'invitation-accept' | 'invitation-decline' | 'invitation-withdraw' | 'role-give' | 'role-change' | 'role-take' | 'role-create' | 'role-update' | 'role-delete' | 'location-create' | 'location-update' | 'location-delete' | 'client-export' | 'client-erase' | 'client-erased' | 'retention-update' | 'retention-apply' | 'test-location-add' | 'test-location-remove' | 'telephony-enable' | 'telephony-disable' | 'telephony-routes-set' | 'endpoints-set' | 'endpoint-take-over' | 'endpoint-switch' | 'application-connect' | 'application-disconnect' | 'application-uninstall' | 'application-submit' | 'application-withdraw' | 'publish' | 'return' | 'whitelist' | 'unwhitelist' | 'disable' | 'enable' | 'block-installation' | 'unblock-installation' | 'freeze-link' | 'unfreeze-link' | 'disable-link' | 'partner-suspend' | 'partner-suspension-lift' | 'location-suspend' | 'location-suspension-lift' | 'person-suspend' | 'person-suspension-lift' | 'person-read' | 'audit-log-export' | 'operator-create' | 'key-rotate' | undefined
  /** Only what this person did. */
  user_id?: number | undefined
  /** Only what this person did, or what was done to this person. */
  person_id?: number | undefined
  /** Only what concerns this application. */
  application_id?: number | undefined
  /** Only what concerns this Location. */
  location_id?: number | undefined
  /** Only what concerns this partner account. */
  partner_id?: number | undefined
  /** Only what came from this network address. At most 64 characters. */
  address?: string | undefined
  /** Only what happened at this moment or later. At most 40 characters. */
  from?: string | undefined
  /** Only what happened before this moment. At most 40 characters. */
  till?: string | undefined
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 1000. From 1 to 1000. */
  count?: number | undefined
}

export interface OperatorsReadAuditLogInput {
  /** Only this action. */
  action?: 'sign-up' | 'sign-in' | 'sign-in-failed' | 'sign-out' | 'session-end' | 'password-change' | 'password-reset' | 'email-confirm' | 'email-change' | 'account-delete' | 'second-factor-enable' | 'second-factor-disable' | 'recovery-codes-renew' | 'access-token-create' | 'access-token-revoke' | 'user-token-issue' | 'user-token-revoke' | 'partner-create' | 'partner-update' | 'partner-role-change' | 'partner-role-take' | 'partner-token-rotate' | 'partner-token-revoke' | 'replay-start' | 'replay-stop' | 'webhook-secret-rotate' | 'crm-token-rotate' | 'system-user-token-issue' | 'oauth-client-create' | 'oauth-client-update' | 'oauth-client-rotate' | 'oauth-client-delete' | 'consent-give' | 'consent-withdraw' | 'consent-take-over' | 'restricted-key-create' | 'restricted-key-revoke' | 'restricted-key-take-over' | 'invitation-create' | 'invitation-accept' | 'invitation-decline' | 'invitation-withdraw' | 'role-give' | 'role-change' | 'role-take' | 'role-create' | 'role-update' | 'role-delete' | 'location-create' | 'location-update' | 'location-delete' | 'client-export' | 'client-erase' | 'client-erased' | 'retention-update' | 'retention-apply' | 'test-location-add' | 'test-location-remove' | 'telephony-enable' | 'telephony-disable' | 'telephony-routes-set' | 'endpoints-set' | 'endpoint-take-over' | 'endpoint-switch' | 'application-connect' | 'application-disconnect' | 'application-uninstall' | 'application-submit' | 'application-withdraw' | 'publish' | 'return' | 'whitelist' | 'unwhitelist' | 'disable' | 'enable' | 'block-installation' | 'unblock-installation' | 'freeze-link' | 'unfreeze-link' | 'disable-link' | 'partner-suspend' | 'partner-suspension-lift' | 'location-suspend' | 'location-suspension-lift' | 'person-suspend' | 'person-suspension-lift' | 'person-read' | 'audit-log-export' | 'operator-create' | 'key-rotate' | undefined
  /** Only what this person did. */
  user_id?: number | undefined
  /** Only what this person did, or what was done to this person. */
  person_id?: number | undefined
  /** Only what concerns this application. */
  application_id?: number | undefined
  /** Only what concerns this Location. */
  location_id?: number | undefined
  /** Only what concerns this partner account. */
  partner_id?: number | undefined
  /** Only what came from this network address. At most 64 characters. */
  address?: string | undefined
  /** Only what happened at this moment or later. At most 40 characters. */
  from?: string | undefined
  /** Only what happened before this moment. At most 40 characters. */
  till?: string | undefined
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
   * List all partner accounts.
   * Returns partner accounts ordered by ID.
   */
  listPartners(input?: OperatorsListPartnersInput, options?: CallOptions): ListRequest<ListedPartner, NextId>

  /**
   * Get a partner account.
   * Returns a partner account with its people, its applications and what fails.
   */
  getPartner(input: OperatorsGetPartnerInput, options?: CallOptions): Promise<Answer<OperatorPartner>>

  /**
   * List all people.
   * Returns accounts of people ordered by ID; system users of applications are not among them.
   */
  listPeople(input?: OperatorsListPeopleInput, options?: CallOptions): ListRequest<ListedPerson, NextId>

  /**
   * Get a person.
   * Returns the account of a person. Every call is an entry of the audit log.
   */
  getPerson(input: OperatorsGetPersonInput, options?: CallOptions): Promise<Answer<OperatorPerson>>

  /**
   * List all Locations.
   * Returns Locations ordered by ID, including inactive and deleted ones.
   */
  listLocations(input?: OperatorsListLocationsInput, options?: CallOptions): ListRequest<OperatorListedLocation, NextId>

  /**
   * Get the status of a Location.
   * Returns the status of any Location, including deleted ones, and what operators can set.
   */
  getLocation(input: OperatorsGetLocationInput, options?: CallOptions): Promise<Answer<OperatorLocation>>

  /**
   * Suspend a partner account.
   * Its tokens and OAuth clients are refused at once, its cards leave the app directory, nobody can connect its applications, and deliveries to it are held. Its members read the reason. Returns 409 if it is suspended already.
   */
  suspendPartner(input: OperatorsSuspendPartnerInput, options?: CallOptions): Promise<Answer<OperatorsSuspendPartnerData>>

  /**
   * Lift the suspension of a partner account.
   * Tokens work again, and cards are back. Held deliveries can be replayed. Returns 409 if it is not suspended.
   */
  liftSuspensionOfPartner(input: OperatorsLiftSuspensionOfPartnerInput, options?: CallOptions): Promise<Answer<OperatorsLiftSuspensionOfPartnerData>>

  /**
   * Suspend a Location.
   * Partners reach nothing in it, nothing can be booked or changed, and deliveries about it are held. Its people can still read. Owners read the reason. Returns 409 if it is suspended already.
   */
  suspendLocation(input: OperatorsSuspendLocationInput, options?: CallOptions): Promise<Answer<OperatorsSuspendLocationData>>

  /**
   * Lift the suspension of a Location.
   * It works as before. Returns 409 if it is not suspended.
   */
  liftSuspensionOfLocation(input: OperatorsLiftSuspensionOfLocationInput, options?: CallOptions): Promise<Answer<OperatorsLiftSuspensionOfLocationData>>

  /**
   * Suspend a person.
   * All sessions end at once. User tokens, personal access tokens, and the restricted keys and consents that the person gave work no more until the suspension is lifted. The person gets mail with the reason. Returns 409 for yourself, for the last operator who is not suspended, and if the person is suspended already.
   */
  suspendPerson(input: OperatorsSuspendPersonInput, options?: CallOptions): Promise<Answer<OperatorsSuspendPersonData>>

  /**
   * Lift the suspension of a person.
   * The person can sign in again, and tokens work again. Returns 409 if there is none.
   */
  liftSuspensionOfPerson(input: OperatorsLiftSuspensionOfPersonInput, options?: CallOptions): Promise<Answer<OperatorsLiftSuspensionOfPersonData>>

  /**
   * List the installations of all applications.
   * Returns installations ordered by application and Location.
   */
  listAllInstallations(input?: OperatorsListAllInstallationsInput, options?: CallOptions): ListRequest<OperatorsListAllInstallationsItem, OperatorsListAllInstallationsMeta>

  /**
   * List all that operators have blocked.
   * Returns suspensions, Locations in which nothing can be installed, disabled applications, and installations that an operator froze.
   */
  listBlocks(input?: OperatorsListBlocksInput, options?: CallOptions): ListRequest<OperatorBlock, OperatorsListBlocksMeta>

  /**
   * Get the health of the platform.
   * Returns what waits, what fails, who sends, and how large the database is.
   */
  getHealth(input?: Record<string, never>, options?: CallOptions): Promise<Answer<OperatorHealth>>

  /**
   * List failing endpoints.
   * Returns the endpoints that fail, the longest failing first: those whose last attempt failed, and that are neither removed nor paused.
   */
  listFailingEndpoints(input?: OperatorsListFailingEndpointsInput, options?: CallOptions): ListRequest<FailingEndpoint, OperatorsListFailingEndpointsMeta>

  /**
   * Get what waits for operators.
   * Returns how much waits for an operator, by kind.
   */
  getWaiting(input?: Record<string, never>, options?: CallOptions): Promise<Answer<OperatorWaiting>>

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
   * Export the audit log.
   * Returns larger pages of the audit log, newest first. Each page of an export is an entry of the audit log itself, with the filters and the `cursor`.
   */
  exportAuditLog(input?: OperatorsExportAuditLogInput, options?: CallOptions): ListRequest<AuditEntry, NextId>

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
  listPartners: { method: 'GET', path: '/account/operator/partners', by: 'operator', query: ['text', 'suspended', 'cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  getPartner: { method: 'GET', path: '/account/operator/partners/{partner_id}', by: 'operator' },
  listPeople: { method: 'GET', path: '/account/operator/people', by: 'operator', query: ['text', 'suspended', 'cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  getPerson: { method: 'GET', path: '/account/operator/people/{user_id}', by: 'operator' },
  listLocations: { method: 'GET', path: '/account/operator/locations', by: 'operator', query: ['text', 'suspended', 'cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  getLocation: { method: 'GET', path: '/account/operator/locations/{location_id}', by: 'operator' },
  suspendPartner: { method: 'PUT', path: '/account/operator/partners/{partner_id}/suspension', by: 'operator', body: 'object', fields: ['reason'] },
  liftSuspensionOfPartner: { method: 'DELETE', path: '/account/operator/partners/{partner_id}/suspension', by: 'operator' },
  suspendLocation: { method: 'PUT', path: '/account/operator/locations/{location_id}/suspension', by: 'operator', body: 'object', fields: ['reason'] },
  liftSuspensionOfLocation: { method: 'DELETE', path: '/account/operator/locations/{location_id}/suspension', by: 'operator' },
  suspendPerson: { method: 'PUT', path: '/account/operator/people/{user_id}/suspension', by: 'operator', body: 'object', fields: ['reason'] },
  liftSuspensionOfPerson: { method: 'DELETE', path: '/account/operator/people/{user_id}/suspension', by: 'operator' },
  listAllInstallations: { method: 'GET', path: '/account/operator/installations', by: 'operator', query: ['status', 'frozen_by', 'application_id', 'location_id', 'cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  listBlocks: { method: 'GET', path: '/account/operator/blocks', by: 'operator', query: ['kind', 'cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  getHealth: { method: 'GET', path: '/account/operator/health', by: 'operator' },
  listFailingEndpoints: { method: 'GET', path: '/account/operator/health/endpoints', by: 'operator', query: ['partner_id', 'cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  getWaiting: { method: 'GET', path: '/account/operator/waiting', by: 'operator' },
  blockInstallation: { method: 'PUT', path: '/account/operator/locations/{location_id}/installation_block', by: 'operator', body: 'object', fields: ['note'] },
  unblockInstallation: { method: 'DELETE', path: '/account/operator/locations/{location_id}/installation_block', by: 'operator' },
  listInstallations: { method: 'GET', path: '/account/operator/applications/{application_id}/links', by: 'operator', query: ['cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  freezeInstallation: { method: 'POST', path: '/account/operator/applications/{application_id}/links/{location_id}/freeze', by: 'operator', body: 'object', fields: ['note'], keyed: true },
  unfreezeInstallation: { method: 'POST', path: '/account/operator/applications/{application_id}/links/{location_id}/unfreeze', by: 'operator', body: 'object', fields: ['note'], keyed: true },
  disableInstallation: { method: 'POST', path: '/account/operator/applications/{application_id}/links/{location_id}/disable', by: 'operator', body: 'object', fields: ['note'], keyed: true },
  exportAuditLog: { method: 'POST', path: '/account/operator/audit_log/export', by: 'operator', body: 'object', fields: ['action', 'user_id', 'person_id', 'application_id', 'location_id', 'partner_id', 'address', 'from', 'till', 'cursor', 'count'], onlyReads: true, pages: { by: 'cursor', size: ['count', 1000] } },
  readAuditLog: { method: 'GET', path: '/account/operator/audit_log', by: 'operator', query: ['action', 'user_id', 'person_id', 'application_id', 'location_id', 'partner_id', 'address', 'from', 'till', 'cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
}
