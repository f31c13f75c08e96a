export * from './access.ts'
export * from './account-scopes.ts'
export * from './application-fields.ts'
export * from './audit-actions.ts'
export * from './blocked-by.ts'
export { type Catalogue, catalogue, operations } from './catalogue.ts'
export { currencies } from './currencies.ts'
export { isEmailAddress } from './email-address.ts'
export * from './errors.ts'
export { eventHeaders } from './event-headers.ts'
export * from './events.ts'
export * from './explanations.ts'
export * from './failure-reasons.ts'
export { failuresOfIncident } from './failures-of-incident.ts'
export * from './idempotency.ts'
export * from './input-shape.ts'
export type { JsonSchema } from './json-schema.ts'
export { locationNames } from './location-names.ts'
export * from './marketplace.ts'
export { endInUtc, momentInUtc } from './moments.ts'
export * from './notices.ts'
export { toOneLine } from './one-line.ts'
export * from './openapi/document.ts'
export * from './openapi/for-generators.ts'
export * from './openapi/for-reference.ts'
export * from './operation.ts'
export { deletedAccountName } from './operations/account/deletion.ts'
export { type HintedResource, rightsToHints } from './operations/account/hints.ts'
export {
  type ErasureCount,
  type ErasureStage,
  erasureCounts,
  erasureStages,
  maxExportedRows,
  type PersonalDataTable,
  personalDataTables,
} from './operations/account/personal-data.ts'
export {
  type ClientOrder,
  clientFilterStates,
  clientFilters,
  maxQuickSearches,
} from './operations/client-search.ts'
export { maxPageSize, usualPage } from './operations/v3/list.ts'
export { maxEndpointsInLocation } from './operations/webhooks/settings.ts'
export * from './partner-roles.ts'
export * from './response-limits.ts'
export * from './rights.ts'
export * from './scopes.ts'
export * from './signed-payment.ts'
export {
  type MarketplaceEvent,
  MarketplaceNotice,
  PaymentNotice,
  PersonalDataNotice,
  TestNotice,
  type WebhookEvent,
  webhookBody,
} from './webhook-bodies.ts'
export * as wire from './wire.ts'
