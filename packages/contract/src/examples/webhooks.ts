import { type ExamplesOf, type Step, taken } from './example.ts'
import { installed } from './marketplace.ts'

const url = 'https://hooks.acme.example/foyer'
const ofPartner = { partner_id: 1 }
const client = { resource: 'client' as const, resource_id: 1000 }

/** An endpoint, and an event for it whose delivery waits to be sent. */
const scheduled: Step[] = [...installed(1, { webhook_urls: [url] }), 'sandbox.trigger']
/** Nobody listens at that address, so that the delivery has failed. */
const sent: Step[] = [
  ...scheduled,
  { call: 'sandbox.moveClock', body: { advance_seconds: 5 } },
  'webhooks.listDeliveries',
]
/** A URL of the partner, and the secret that its requests are signed with. */
const checkable: Step[] = [...installed(1, { webhook_urls: [url] }), 'webhooks.rotateSecret']
const ofEndpoint = { partner_id: 1, endpoint_id: taken(1, 'partnerWebhooks.listEndpoints', 'data.0.id') }
const delivery_id = taken(2, 'webhooks.listDeliveries', 'data.0.id')
const replayed = { location_id: 1, from: '2026-02-02T00:00:00Z', outcomes: ['failed' as const] }
const replay_id = taken(1, 'replays.create', 'data.id')
const world_id = taken('w3f9a1c5e70', 'sandbox.createWorld', 'data.id')

export const webhooks = {
  webhooks: {
    getSettings: { params: { location_id: 1 }, before: ['webhooks.setSettings'] },
    setSettings: {
      params: { location_id: 1 },
      body: { urls: [url], active: 1, client: 1, record: 1, self_sending: 0 },
    },
    listEvents: { params: { location_id: 1 }, query: { after: 0, count: 2 }, before: sent },
    listDeliveries: { query: { location_id: 1, resource: 'client', count: 2 }, before: sent },
    getDelivery: { params: { delivery_id }, before: sent },
    redeliver: { params: { delivery_id }, before: sent, place: 'alone' },
    replay: { body: { location_id: 1, from_sequence: 1, outcomes: ['failed'] }, before: sent },
    explain: { query: { location_id: 1, ...client, application_id: 1 }, before: sent },
    sendTest: { body: { location_id: 1, url, resource: 'client', status: 'update' }, before: scheduled },
    checkEndpoint: { body: { url }, before: checkable },
    getEndpointCheck: {
      params: { check_id: taken(1, 'webhooks.checkEndpoint', 'data.id') },
      before: [...checkable, 'webhooks.checkEndpoint'],
    },
    rotateSecret: {},
    listen: { query: { location_id: 1, events: ['client', 'application.freeze'] }, place: 'alone' },
    reportAttempt: {
      params: { listener_id: taken(1, 'webhooks.listen', 'listener_id') },
      body: {
        delivery_id: taken(2, 'webhooks.listen', 'delivery_id'),
        attempt: 1,
        duration_ms: 12,
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: '{"success":true}',
      },
      before: [
        ...installed(1, { webhook_urls: [url] }),
        { open: 'webhooks.listen' },
        'sandbox.trigger',
        { call: 'sandbox.moveClock', body: { advance_seconds: 5 } },
        { next: 'webhooks.listen' },
      ],
      place: 'alone',
    },
  },
  partnerWebhooks: {
    listDeliveries: { params: ofPartner, query: { location_id: 1, count: 2 }, before: sent },
    getDelivery: { params: { partner_id: 1, delivery_id }, before: sent },
    redeliver: { params: { partner_id: 1, delivery_id }, before: sent, place: 'alone' },
    replay: {
      params: ofPartner,
      body: { location_id: 1, from: '2026-02-02T00:00:00Z', till: '2026-02-03T00:00:00Z' },
      before: sent,
    },
    sendTest: { params: ofPartner, body: { location_id: 1, url }, before: scheduled },
    explain: { params: ofPartner, query: { location_id: 1, ...client }, before: sent },
    checkEndpoint: { params: ofPartner, body: { url }, before: checkable },
    getEndpointCheck: {
      params: { partner_id: 1, check_id: taken(2, 'partnerWebhooks.checkEndpoint', 'data.id') },
      before: [...checkable, 'partnerWebhooks.checkEndpoint'],
    },
    rotateSecret: { params: ofPartner },
    getSecretState: { params: ofPartner },
    listEndpoints: { params: ofPartner, query: { location_id: 1, count: 2 }, before: sent },
    getEndpoint: { params: ofEndpoint, before: sent },
    addEndpoint: {
      params: ofPartner,
      body: {
        location_id: 1,
        application_id: 1,
        url: 'https://hooks.acme.example/clients',
        kinds: ['client'],
        includes_own_changes: false,
      },
      before: scheduled,
    },
    updateEndpoint: { params: ofEndpoint, body: { is_active: false }, before: sent },
    removeEndpoint: { params: ofEndpoint, query: {}, before: sent },
    listLocations: { params: ofPartner, query: { search: 'bloom' }, before: scheduled },
    listen: { params: ofPartner, query: { location_id: 1, events: ['client'] }, place: 'alone' },
    reportAttempt: {
      params: { partner_id: 1, listener_id: taken(1, 'partnerWebhooks.listen', 'listener_id') },
      body: {
        delivery_id: taken(2, 'partnerWebhooks.listen', 'delivery_id'),
        attempt: 1,
        duration_ms: 3,
        status: 200,
        is_signature_right: true,
      },
      before: [
        ...installed(1, { webhook_urls: [url] }),
        { open: 'partnerWebhooks.listen' },
        'sandbox.trigger',
        { call: 'sandbox.moveClock', body: { advance_seconds: 5 } },
        { next: 'partnerWebhooks.listen' },
      ],
      place: 'alone',
    },
  },
  replays: {
    count: { params: ofPartner, body: replayed, before: sent },
    create: { params: ofPartner, body: replayed, before: sent, place: 'alone' },
    list: { params: ofPartner, query: { count: 2 }, before: [...sent, 'replays.create'], place: 'alone' },
    get: { params: { partner_id: 1, replay_id }, before: [...sent, 'replays.create'], place: 'alone' },
    stop: { params: { partner_id: 1, replay_id }, before: [...sent, 'replays.create'], place: 'alone' },
  },
  insights: {
    figures: { params: ofPartner, query: { range: '24h' }, before: sent },
    eventTypes: {},
    requests: { params: ofPartner, query: { status_class: '2xx', count: 2 }, before: sent },
  },
  endpoints: {
    list: { params: { location_id: 1 }, before: ['webhooks.setSettings'] },
    switch: {
      params: { location_id: 1, receiver_id: 1 },
      body: { is_switched_off: true },
      before: ['webhooks.setSettings'],
    },
    listDeliveries: { params: { location_id: 1 }, query: { ...client, count: 2 }, before: sent },
    takeOver: {
      params: { location_id: 1, receiver_id: 1 },
      before: [
        { call: 'locations.addUser', body: { email: 'developer@foyer.example', role_id: 1 } },
        { call: 'invitations.accept', as: 'developer', params: { invitation_id: 1 } },
        { call: 'webhooks.setSettings', as: 'developer' },
        { call: 'locations.removeUser', params: { location_id: 1, user_id: 5 } },
      ],
    },
  },
  logs: { stream: { query: { kind: 'request', path_prefix: '/api/v2' }, place: 'alone' } },
  sandbox: {
    readClock: {},
    moveClock: { body: { advance_seconds: 3600 }, place: 'last' },
    trigger: { body: { location_id: 1, resource: 'client', status: 'create' } },
    reset: { place: 'alone' },
    listOutbox: { query: { to: 'paula@partner.example', count: 1 }, before: ['account.signUp'] },
    listOutboxForPages: {
      query: { to: 'developer@foyer.example', count: 1 },
      before: ['locations.addUser'],
    },
    createWorld: { body: {} },
    listWorlds: { before: ['sandbox.createWorld'] },
    getWorld: { params: { world_id }, before: ['sandbox.createWorld'] },
    deleteWorld: { params: { world_id }, before: ['sandbox.createWorld'], place: 'last' },
    readState: {},
    moveClockForPages: { body: { advance_months: 1 }, place: 'last' },
    targets: {},
    triggerForPages: { body: { location_id: 1, resource: 'client', status: 'create' } },
    listPeople: {},
    become: { body: { user_id: 2 }, place: 'alone' },
    resetForPages: { place: 'alone' },
    listWorldsForPages: { before: ['sandbox.createWorldForPages'] },
    createWorldForPages: { place: 'last' },
    deleteWorldForPages: {
      params: { world_id: taken('w3f9a1c5e71', 'sandbox.createWorldForPages', 'data.id') },
      before: ['sandbox.createWorldForPages'],
      place: 'last',
    },
  },
} satisfies ExamplesOf<
  'webhooks' | 'partnerWebhooks' | 'replays' | 'insights' | 'endpoints' | 'logs' | 'sandbox'
>
