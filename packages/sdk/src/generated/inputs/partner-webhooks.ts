// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { PartnerWebhooksListDeliveriesInput, PartnerWebhooksGetDeliveryInput, PartnerWebhooksRedeliverInput, PartnerWebhooksReplayInput, PartnerWebhooksSendTestInput, PartnerWebhooksExplainInput, PartnerWebhooksCheckEndpointInput, PartnerWebhooksGetEndpointCheckInput, PartnerWebhooksRotateSecretInput, PartnerWebhooksGetSecretStateInput, PartnerWebhooksReportAttemptInput, PartnerWebhooksListEndpointsInput, PartnerWebhooksGetEndpointInput, PartnerWebhooksAddEndpointInput, PartnerWebhooksUpdateEndpointInput, PartnerWebhooksRemoveEndpointInput, PartnerWebhooksListLocationsInput } from '../account/partner-webhooks.ts'

export const partnerWebhooksListDeliveries: InputShape<PartnerWebhooksListDeliveriesInput> = { partner_id: 'number', application_id: 'number?', location_id: 'number?', endpoint_id: 'number?', resource: 'word?', resource_id: 'number?', outcome: 'word?', sent_to: 'word?', from: 'text', till: 'text', count: 'number?', cursor: 'text' }

export const partnerWebhooksGetDelivery: InputShape<PartnerWebhooksGetDeliveryInput> = { partner_id: 'number', delivery_id: 'number' }

export const partnerWebhooksRedeliver: InputShape<PartnerWebhooksRedeliverInput> = { partner_id: 'number', delivery_id: 'number' }

export const partnerWebhooksReplay: InputShape<PartnerWebhooksReplayInput> = { partner_id: 'number', location_id: 'number', from_sequence: 'number?', to_sequence: 'number?', from: 'text', till: 'text', outcomes: ['word'] }

export const partnerWebhooksSendTest: InputShape<PartnerWebhooksSendTestInput> = { partner_id: 'number', location_id: 'number', url: 'text', resource: 'word?', status: 'word?', application_id: 'number?', event: 'word?' }

export const partnerWebhooksExplain: InputShape<PartnerWebhooksExplainInput> = { partner_id: 'number', location_id: 'number', resource: 'word', resource_id: 'number', application_id: 'number?' }

export const partnerWebhooksCheckEndpoint: InputShape<PartnerWebhooksCheckEndpointInput> = { partner_id: 'number', url: 'text', location_id: 'number?' }

export const partnerWebhooksGetEndpointCheck: InputShape<PartnerWebhooksGetEndpointCheckInput> = { partner_id: 'number', check_id: 'number' }

export const partnerWebhooksRotateSecret: InputShape<PartnerWebhooksRotateSecretInput> = { partner_id: 'number' }

export const partnerWebhooksGetSecretState: InputShape<PartnerWebhooksGetSecretStateInput> = { partner_id: 'number' }

export const partnerWebhooksReportAttempt: InputShape<PartnerWebhooksReportAttemptInput> = { partner_id: 'number', listener_id: 'number', delivery_id: 'number', attempt: 'number', duration_ms: 'number', status: 'number?', headers: 'json?', body: 'text', error: 'text', is_signature_right: 'boolean?' }

export const partnerWebhooksListEndpoints: InputShape<PartnerWebhooksListEndpointsInput> = { partner_id: 'number', location_id: 'number?', application_id: 'number?', cursor: 'number?', count: 'number?' }

export const partnerWebhooksGetEndpoint: InputShape<PartnerWebhooksGetEndpointInput> = { partner_id: 'number', endpoint_id: 'number' }

export const partnerWebhooksAddEndpoint: InputShape<PartnerWebhooksAddEndpointInput> = { partner_id: 'number', location_id: 'number', application_id: 'number?', url: 'text', kinds: ['word'], includes_own_changes: 'boolean?', is_active: 'boolean?' }

export const partnerWebhooksUpdateEndpoint: InputShape<PartnerWebhooksUpdateEndpointInput> = { partner_id: 'number', endpoint_id: 'number', application_id: 'number?', url: 'text', kinds: ['word'], includes_own_changes: 'boolean?', is_active: 'boolean?' }

export const partnerWebhooksRemoveEndpoint: InputShape<PartnerWebhooksRemoveEndpointInput> = { partner_id: 'number', endpoint_id: 'number', application_id: 'number?' }

export const partnerWebhooksListLocations: InputShape<PartnerWebhooksListLocationsInput> = { partner_id: 'number', search: 'text', location_id: 'number?', count: 'number?' }
