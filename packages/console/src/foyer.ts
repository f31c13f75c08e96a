import { createAccount, type FoyerAccount, RememberedSession } from '@foyer/sdk/account'
import { createBusiness, type FoyerBusiness } from '@foyer/sdk/business'
import type { FoyerOperator } from '@foyer/sdk/operator'
import { renewProof } from './session/proof.ts'

const { origin } = window.location

/** The console calls the listener that serves it, under the session cookie; it never calls the API listener. */
const options = { appUrl: origin, renewProof, maxRetries: 0, session: new RememberedSession() }

export const foyer: Foyer = {
  ...createAccount(options),
  ...createBusiness(options),
  operators: whenCalled(async () => (await import('@foyer/sdk/operator')).createOperator(options)),
}

/** A group that few people call loads with its first call. What it lists is awaited page by page. */
function whenCalled<Group extends object>(load: () => Promise<Group>): Group {
  type Calls = Record<string | symbol, (...given: unknown[]) => unknown>
  return new Proxy<Group>({} as Group, {
    get:
      (_none, name) =>
      async (...given: unknown[]) =>
        ((await load()) as Calls)[name]?.(...given),
  })
}

type Foyer = FoyerAccount & FoyerBusiness & { readonly operators: FoyerOperator }

/** The data that `foyer.<group>.<method>()` returns. */
type DataFrom<G extends keyof Foyer, M extends keyof Foyer[G]> = Foyer[G][M] extends (
  ...given: never[]
) => Promise<{ data: infer Data }> | AsyncGenerator<{ data: infer Data }>
  ? Data
  : never

export type Me = DataFrom<'account', 'me'>
export type SupportContact = NonNullable<DataFrom<'account', 'about'>['support_contact']>
export type MyLocation = Me['locations'][number]
export type Member = DataFrom<'locations', 'listUsers'>[number]
export type Invitation = DataFrom<'locations', 'listInvitations'>[number]
export type MyInvitation = DataFrom<'invitations', 'list'>[number]
export type Role = DataFrom<'locations', 'listRoles'>[number]
export type Right = DataFrom<'locations', 'listRights'>[number]['slug']
export type Partner = DataFrom<'partners', 'list'>[number]
export type PartnerMember = DataFrom<'partnerTeam', 'list'>[number]
export type MyPartnerInvitation = DataFrom<'partnerTeam', 'listMine'>[number]
export type IssuedPartner = DataFrom<'partners', 'create'>
export type Application = DataFrom<'applications', 'get'>
export type ApiAccess = DataFrom<'applications', 'getApiAccess'>
export type DirectoryCard = DataFrom<'directory', 'getForPages'>
export type Plan = DirectoryCard['tariffs'][number]
export type PlanOption = Plan['options'][number]
export type Installation = DataFrom<'installations', 'list'>[number]
export type ConnectableLocation = DataFrom<'installations', 'listLocations'>[number]
export type ActivityLog = DataFrom<'applications', 'readInstallationActivity'>
/** With names, and with the end of the installation. */
export type OwnersActivityLog = DataFrom<'installations', 'trace'>
export type Attention = DataFrom<'installations', 'listAttention'>[number]
export type UserNotice = DataFrom<'notices', 'list'>[number]
export type MailSettings = DataFrom<'notices', 'getMailSettings'>
export type Receipt = DataFrom<'locations', 'getPayment'>
export type Payment = DataFrom<'locations', 'listPayments'>[number]
export type Payable = DataFrom<'locations', 'listPayable'>[number]
export type ApplicationInstallation = DataFrom<'applications', 'listInstallations'>[number]
export type OperatorLocation = DataFrom<'operators', 'getLocation'>
export type OperatorPartner = DataFrom<'operators', 'getPartner'>
export type OperatorPerson = DataFrom<'operators', 'getPerson'>
export type OperatorInstallation = DataFrom<'operators', 'listAllInstallations'>[number]
export type OperatorBlock = DataFrom<'operators', 'listBlocks'>[number]
export type OperatorHealth = DataFrom<'operators', 'getHealth'>
export type FailingEndpoint = DataFrom<'operators', 'listFailingEndpoints'>[number]
export type AuditEntry = DataFrom<'operators', 'readAuditLog'>[number]
export type Location = DataFrom<'locations', 'get'>
export type OutboxMail = DataFrom<'sandbox', 'listOutboxForPages'>[number]
export type UserToken = DataFrom<'account', 'listTokens'>[number]
export type AccessToken = DataFrom<'accessTokens', 'list'>[number]
export type IssuedAccessToken = DataFrom<'accessTokens', 'create'>
export type Enrolment = DataFrom<'secondFactor', 'begin'>
export type AccountSession = DataFrom<'sessions', 'list'>[number]
export type Delivery = DataFrom<'partnerWebhooks', 'listDeliveries'>[number]
export type DeliveryDetail = DataFrom<'partnerWebhooks', 'getDelivery'>
export type ListenedDelivery = Extract<DataFrom<'partnerWebhooks', 'listen'>, { type: 'delivery' }>
export type ReviewChecklist = DataFrom<'applications', 'getChecklist'>
export type RevenueLine = DataFrom<'applications', 'listRevenue'>[number]
export type InstallFigure = DataFrom<'applications', 'listInstallFigures'>[number]
export type EndpointCheck = DataFrom<'partnerWebhooks', 'getEndpointCheck'>
export type Replay = DataFrom<'replays', 'get'>
export type Figures = DataFrom<'insights', 'figures'>
export type ApiRequest = DataFrom<'insights', 'requests'>[number]
export type EventType = DataFrom<'insights', 'eventTypes'>[number]
export type Explanation = DataFrom<'partnerWebhooks', 'explain'>[number]
export type LocationDelivery = DataFrom<'endpoints', 'listDeliveries'>[number]
export type Endpoint = DataFrom<'endpoints', 'list'>[number]
export type PartnerEndpoint = DataFrom<'partnerWebhooks', 'listEndpoints'>[number]
export type PartnerLocation = DataFrom<'partnerWebhooks', 'listLocations'>[number]
export type RestrictedKey = DataFrom<'restrictedKeys', 'list'>[number]
export type IssuedRestrictedKey = DataFrom<'restrictedKeys', 'create'>
export type Consent = DataFrom<'consents', 'list'>[number]
export type ConsentRequest = DataFrom<'consents', 'getRequest'>
export type OAuthClient = DataFrom<'oauthClients', 'list'>[number]
export type IssuedOAuthClient = DataFrom<'oauthClients', 'create'>
export type Chain = DataFrom<'telephony', 'listChains'>[number]
export type Telephony = DataFrom<'telephony', 'get'>
export type VoipRoute = DataFrom<'telephony', 'listRoutes'>[number]
export type VoipPreview = DataFrom<'telephony', 'preview'>
export type PersonalDataSummary = DataFrom<'personalData', 'summarize'>
export type PersonalDataExport = DataFrom<'personalData', 'export'>
export type Erasure = DataFrom<'personalData', 'listErasures'>[number]
export type Retention = DataFrom<'personalData', 'getRetention'>
export type Client = DataFrom<'clients', 'get'>
export type ClientCategory = DataFrom<'labels', 'list'>[number]
export type Call = DataFrom<'telephony', 'listCallsOfLocation'>[number]
export type Notification = DataFrom<'notifications', 'stream'>
export type CallNotification = Extract<Notification, { kind: 'call' }>
export type Good = DataFrom<'goods', 'get'>
export type GoodsTransaction = DataFrom<'storageOperations', 'listTransactions'>[number]
export type StorageOperation = DataFrom<'storageOperations', 'get'>
export type FinanceTransaction = DataFrom<'financeTransactions', 'get'>
export type LoyaltyCard = DataFrom<'loyaltyCards', 'list'>[number]
