import * as deliveries from './deliveries.ts'
import * as endpointChecks from './endpoint-checks.ts'
import * as listeners from './listeners.ts'
import * as partnerEndpoints from './partner-endpoints.ts'
import * as replayOperations from './replays.ts'
import * as webhookSecrets from './secrets.ts'

/** What the developers of a partner do in the console. */
export const partnerWebhooks = {
  listDeliveries: deliveries.listPartnerDeliveries,
  getDelivery: deliveries.getPartnerDelivery,
  redeliver: deliveries.redeliverOfPartner,
  replay: deliveries.replayOfPartner,
  sendTest: deliveries.sendTestOfPartner,
  explain: deliveries.explainOfPartner,
  checkEndpoint: endpointChecks.startEndpointCheckOfPartner,
  getEndpointCheck: endpointChecks.getEndpointCheckOfPartner,
  rotateSecret: webhookSecrets.rotateSecretOfPartner,
  getSecretState: webhookSecrets.getSecretStateOfPartner,
  listen: listeners.listenOfPartner,
  reportAttempt: listeners.reportAttemptOfPartner,
  listEndpoints: partnerEndpoints.listPartnerEndpoints,
  getEndpoint: partnerEndpoints.getPartnerEndpoint,
  addEndpoint: partnerEndpoints.addPartnerEndpoint,
  updateEndpoint: partnerEndpoints.updatePartnerEndpoint,
  removeEndpoint: partnerEndpoints.removePartnerEndpoint,
  listLocations: partnerEndpoints.listPartnerLocations,
}

export const replays = {
  count: replayOperations.countReplay,
  create: replayOperations.createReplay,
  list: replayOperations.listReplays,
  get: replayOperations.getReplay,
  stop: replayOperations.stopReplay,
}
