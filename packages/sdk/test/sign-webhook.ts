import { Webhook } from 'standardwebhooks'

export const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
export const otherSecret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
export const sentAt = new Date('2026-03-01T12:00:00Z')
export const sampleBody =
  '{"company_id":1,"resource":"client","resource_id":7,"status":"update","data":{"name":"Zoë ☕"}}'

/** The headers of a webhook, as the public package signs it. */
export const signWebhook = (
  key: string = secret,
  { id = 'dlv_1', at = sentAt, text = sampleBody } = {},
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(at.getTime() / 1000),
  'webhook-signature': new Webhook(key).sign(id, at, text),
})
