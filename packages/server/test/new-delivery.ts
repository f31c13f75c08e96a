import type { ClaimedDelivery } from '../src/features/webhooks/sending/claims.store.ts'

/** A claimed delivery that no database knows. */
export const newDelivery = ({
  resourceId = 1,
  ...given
}: Partial<ClaimedDelivery> & { deliveryId: number }): ClaimedDelivery => ({
  batchId: 1,
  queueId: 1,
  dueSeconds: given.deliveryId,
  decision: 'send',
  blockedBy: null,
  claimedMs: 0,
  attempts: 0,
  locationId: 1,
  resource: 'client',
  resourceId,
  record: `1:client:${resourceId}`,
  status: 'update',
  data: '{}',
  applicationId: null,
  event: null,
  details: null,
  sendsPartnerToken: false,
  isTest: false,
  isMasked: false,
  ...given,
})
