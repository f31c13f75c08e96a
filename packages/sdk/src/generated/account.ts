// Printed from the contract by `npm run print`: change the contract, not this file.
import { type DirectoryApi, directory } from './account/directory.ts'
import { type ApplicationsApi, applications } from './account/applications.ts'
import { type PartnerWebhooksApi, partnerWebhooks } from './account/partner-webhooks.ts'
import { type ReplaysApi, replays } from './account/replays.ts'
import { type InsightsApi, insights } from './account/insights.ts'
import { type EndpointsApi, endpoints } from './account/endpoints.ts'
import { type SandboxApi, sandbox } from './account/sandbox.ts'
import { type AccountApi, account } from './account/account.ts'
import { type AccessTokensApi, accessTokens } from './account/access-tokens.ts'
import { type SessionsApi, sessions } from './account/sessions.ts'
import { type SecondFactorApi, secondFactor } from './account/second-factor.ts'
import { type PartnersApi, partners } from './account/partners.ts'
import { type PartnerTeamApi, partnerTeam } from './account/partner-team.ts'
import { type LocationsApi, locations } from './account/locations.ts'
import { type PersonalDataApi, personalData } from './account/personal-data.ts'
import { type InvitationsApi, invitations } from './account/invitations.ts'
import { type InstallationsApi, installations } from './account/installations.ts'
import { type RestrictedKeysApi, restrictedKeys } from './account/restricted-keys.ts'
import { type ConsentsApi, consents } from './account/consents.ts'
import { type OauthClientsApi, oauthClients } from './account/oauth-clients.ts'
import { type TelephonyApi, telephony } from './account/telephony.ts'
import { type NotificationsApi, notifications } from './account/notifications.ts'
import { type NoticesApi, notices } from './account/notices.ts'
import { type ConsoleDictionariesApi, consoleDictionaries } from './account/console-dictionaries.ts'

export type * from './account/directory.ts'
export type * from './account/applications.ts'
export type * from './account/partner-webhooks.ts'
export type * from './account/replays.ts'
export type * from './account/insights.ts'
export type * from './account/endpoints.ts'
export type * from './account/sandbox.ts'
export type * from './account/account.ts'
export type * from './account/access-tokens.ts'
export type * from './account/sessions.ts'
export type * from './account/second-factor.ts'
export type * from './account/partners.ts'
export type * from './account/partner-team.ts'
export type * from './account/locations.ts'
export type * from './account/personal-data.ts'
export type * from './account/invitations.ts'
export type * from './account/installations.ts'
export type * from './account/restricted-keys.ts'
export type * from './account/consents.ts'
export type * from './account/oauth-clients.ts'
export type * from './account/telephony.ts'
export type * from './account/notifications.ts'
export type * from './account/notices.ts'
export type * from './account/console-dictionaries.ts'

/** The operations by group. */
export interface AccountOperations {
  readonly directory: DirectoryApi
  readonly applications: ApplicationsApi
  readonly partnerWebhooks: PartnerWebhooksApi
  readonly replays: ReplaysApi
  readonly insights: InsightsApi
  readonly endpoints: EndpointsApi
  readonly sandbox: SandboxApi
  readonly account: AccountApi
  readonly accessTokens: AccessTokensApi
  readonly sessions: SessionsApi
  readonly secondFactor: SecondFactorApi
  readonly partners: PartnersApi
  readonly partnerTeam: PartnerTeamApi
  readonly locations: LocationsApi
  readonly personalData: PersonalDataApi
  readonly invitations: InvitationsApi
  readonly installations: InstallationsApi
  readonly restrictedKeys: RestrictedKeysApi
  readonly consents: ConsentsApi
  readonly oauthClients: OauthClientsApi
  readonly telephony: TelephonyApi
  readonly notifications: NotificationsApi
  readonly notices: NoticesApi
  readonly consoleDictionaries: ConsoleDictionariesApi
}

export const accountOperations = {
  directory,
  applications,
  partnerWebhooks,
  replays,
  insights,
  endpoints,
  sandbox,
  account,
  accessTokens,
  sessions,
  secondFactor,
  partners,
  partnerTeam,
  locations,
  personalData,
  invitations,
  installations,
  restrictedKeys,
  consents,
  oauthClients,
  telephony,
  notifications,
  notices,
  consoleDictionaries,
}
