import type { Operation } from './operation.ts'

/** The roles in the team of a partner account, from the least to the most. */
export const partnerRoles = ['viewer', 'developer', 'admin'] as const
export type PartnerRole = (typeof partnerRoles)[number]

export const hasPartnerRole = (role: PartnerRole, needed: PartnerRole): boolean =>
  partnerRoles.indexOf(role) >= partnerRoles.indexOf(needed)

/**
 * The least role for each operation of a partner account. A viewer reads states and lists: neither secrets nor the bodies
 * of deliveries, which hold personal data. A developer builds and tests. What decides about people, secrets in use,
 * publishing and money is for admins. `nobody` is for operations for which no role is asked here.
 */
const leastRoles: Record<string, PartnerRole | 'nobody'> = {
  // A repeated call is answered as the first, although the role is gone; the operation itself asks for one.
  leavePartner: 'nobody',
  createPartner: 'nobody',
  listPartners: 'nobody',
  listApplications: 'nobody',
  getConnectableCard: 'nobody',
  listConnectableLocations: 'nobody',
  connectApplication: 'nobody',

  getPartner: 'viewer',
  listPartnerMembers: 'viewer',
  listTestLocations: 'viewer',
  listPartnerDeliveries: 'viewer',
  explainWebhooksOfPartner: 'viewer',
  getWebhookSecretStateOfPartner: 'viewer',
  listOAuthClients: 'viewer',
  getApplication: 'viewer',
  listInstallations: 'viewer',
  readInstallationActivity: 'viewer',
  listOwnPlans: 'viewer',
  getReviewChecklist: 'viewer',
  listInstallFigures: 'viewer',
  listPartnerEndpoints: 'viewer',
  getPartnerEndpoint: 'viewer',
  listPartnerLocations: 'viewer',
  listReplays: 'viewer',
  getReplay: 'viewer',
  getFigures: 'viewer',
  listRequests: 'viewer',

  addTestLocation: 'developer',
  createTestLocation: 'developer',
  removeTestLocation: 'developer',
  addPartnerEndpoint: 'developer',
  updatePartnerEndpoint: 'developer',
  removePartnerEndpoint: 'developer',
  listenForWebhooksOfPartner: 'developer',
  reportListenerAttemptOfPartner: 'developer',
  countReplay: 'developer',
  createReplay: 'developer',
  stopReplay: 'developer',
  getPartnerDelivery: 'developer',
  redeliverOfPartner: 'developer',
  replayOfPartner: 'developer',
  sendTestWebhookOfPartner: 'developer',
  startEndpointCheckOfPartner: 'developer',
  getEndpointCheckOfPartner: 'developer',
  createApplication: 'developer',
  updateApplication: 'developer',
  getApiAccess: 'developer',

  updatePartner: 'admin',
  rotatePartnerToken: 'admin',
  revokePartnerToken: 'admin',
  rotateWebhookSecretOfPartner: 'admin',
  createOAuthClient: 'admin',
  updateOAuthClient: 'admin',
  deleteOAuthClient: 'admin',
  rotateOAuthClientSecret: 'admin',
  deleteApplication: 'admin',
  submitApplication: 'admin',
  withdrawApplication: 'admin',
  requestWhitelisting: 'admin',
  saveApiAccess: 'admin',
  listRevenue: 'admin',
  createPlan: 'admin',
  updatePlan: 'admin',
  deletePlan: 'admin',
  createPlanOption: 'admin',
  updatePlanOption: 'admin',
  deletePlanOption: 'admin',
  changePartnerMember: 'admin',
  removePartnerMember: 'admin',
  listPartnerInvitations: 'admin',
  inviteToPartner: 'admin',
  withdrawPartnerInvitation: 'admin',
}

const isOfPartners = ({ surface, path }: Pick<Operation, 'surface' | 'path'>): boolean =>
  surface === 'app' && /^\/account\/(?:partners|applications)(?:\/|$)/.test(path)

/** Whether the table says who may call it; a test asks for each. */
export const namesPartnerRole = (operation: Operation): boolean =>
  !isOfPartners(operation) || Object.hasOwn(leastRoles, operation.name)

/** The least role that an operation needs in its partner account; whatever is not in the table is for admins. */
export function partnerRoleOf(operation: Operation): PartnerRole | undefined {
  if (!isOfPartners(operation)) return undefined
  const least = Object.hasOwn(leastRoles, operation.name) ? leastRoles[operation.name] : 'admin'
  return least === 'nobody' ? undefined : least
}
