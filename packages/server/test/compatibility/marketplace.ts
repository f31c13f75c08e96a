import { call, flow, get, type Habit, type HabitCall, one, partnerCall, same, tokens } from './habit.ts'

const app = { host: 'app' } as const
const grant = (location: number, application: number, status = 201) =>
  call('POST', `/v1/company/${location}/marketplace/applications/${application}/grant_access`, status)
const callback = (location: number, application: number, more: object = {}, status = 201) =>
  partnerCall('POST', '/marketplace/partner/callback', status, {
    ...app,
    json: { salon_id: location, application_id: application, ...more },
  })
const uninstall = (location: number, application: number) =>
  partnerCall('POST', `/marketplace/salon/${location}/application/${application}/uninstall`, 200, {
    ...app,
    has: { success: true, data: null },
  })
const status = (location: number, application: number, data: object) =>
  partnerCall('GET', `/v1/marketplace/salon/${location}/application/${application}`, 200, { has: { data } })
const settings = (location: number, urls: string[]) =>
  get(`/v1/hooks_settings/${location}`, { has: { data: { urls } } })

/** Installs and uninstalls around the calls, so that each habit is independent. */
const installed = (name: string, [location, application]: [number, number], ...calls: HabitCall[]) =>
  flow(
    name,
    grant(location, application),
    callback(location, application),
    ...calls,
    uninstall(location, application),
  )

const urls = ['http://127.0.0.1:9/one', 'http://127.0.0.1:9/two']
const payment = (more: object = {}) => ({
  salon_id: '2',
  application_id: '5',
  currency_iso: 'USD',
  payment_sum: '19.00',
  payment_date: '‹today›',
  period_from: '‹today›',
  period_to: '‹in a month›',
  ...more,
})
const pay = (statusCode: number, more: object = {}, kept: Partial<HabitCall> = {}) =>
  partnerCall('POST', '/v1/marketplace/partner/payment', statusCode, { json: payment(more), ...kept })

export const marketplaceHabits: Habit[] = [
  flow(
    'the handshake with text for numbers',
    grant(2, 1),
    partnerCall('POST', '/marketplace/partner/callback', 201, {
      ...app,
      json: { salon_id: '2', application_id: '1' },
      has: { data: { user_id: 1 } },
    }),
    status(2, 1, { connection_status: { status: 'active' } }),
    uninstall(2, 1),
    partnerCall('GET', '/v1/marketplace/salon/2/application/1', 404),
  ),
  flow(
    'the handshake with a body that names no type',
    grant(2, 1),
    { ...callback(2, 1), headers: { authorization: `Bearer ${tokens.partner}` } },
    uninstall(2, 1),
  ),
  one(
    'the callback on the wrong host',
    partnerCall('POST', '/v1/marketplace/partner/callback', 404, {
      json: { salon_id: 2, application_id: 1 },
    }),
  ),
  installed(
    'a callback repeated with the two required fields changes nothing',
    [2, 1],
    callback(2, 1, { webhook_urls: urls, chat_url: 'https://chat.example/', channels: ['sms'] }),
    callback(2, 1),
    settings(2, urls),
    status(2, 1, { special_settings: { chat_url: 'https://chat.example/', channels: ['sms'] } }),
    callback(2, 1, { webhook_urls: null, chat_url: null, channels: null, tips_url: null }),
    settings(2, urls),
    callback(2, 1, { webhook_urls: [], chat_url: '', channels: [] }),
    settings(2, []),
    status(2, 1, { special_settings: { chat_url: '', channels: [] } }),
  ),
  installed(
    'webhook_urls as an object',
    [2, 1],
    callback(2, 1, { webhook_urls: { record: urls[0], client: urls[1] } }),
    settings(2, urls),
    callback(2, 1, { webhook_urls: {} }),
    settings(2, []),
  ),
  installed(
    'keys of the callback as numbers and as null',
    [2, 1],
    callback(2, 1, { api_key: 12345, login: 678, secret_key: null }),
  ),
  installed(
    'a URL of 4096 characters',
    [2, 1],
    callback(2, 1, { webhook_urls: [`http://127.0.0.1:9/${'u'.repeat(4096 - 19)}`] }),
    callback(2, 1, { webhook_urls: [`http://127.0.0.1:9/${'u'.repeat(4097 - 19)}`] }, 422),
  ),
  installed(
    'callback/redirect with a token is the callback, with 200',
    [2, 1],
    partnerCall('POST', '/marketplace/partner/callback/redirect', 200, {
      ...app,
      json: { salon_id: 2, application_id: 1, chat_url: 'https://chat.example/r' },
    }),
    status(2, 1, { special_settings: { chat_url: 'https://chat.example/r' } }),
    partnerCall('POST', '/v1/marketplace/partner/callback/redirect', 200, {
      json: { salon_id: 2, application_id: 1 },
    }),
  ),
  one("a browser's form without a token is sent on, and changes nothing", {
    ...app,
    method: 'POST',
    path: '/marketplace/partner/callback/redirect',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'salon_id=2&application_id=1',
    status: 303,
    answers: { location: '' },
  }),
  installed(
    'both hosts answer alike',
    [2, 4],
    partnerCall('GET', '/v1/marketplace/salon/2/application/4', 200),
    partnerCall('GET', '/marketplace/salon/2/application/4', 200, app),
    partnerCall('GET', '/v1/marketplace/application/4/salons?page=1&count=10', 200, {
      has: { data: [{ id: 2 }], meta: [] },
    }),
    partnerCall('GET', '/marketplace/application/4/salons?page=1&count=10', 200, {
      ...app,
      has: { data: [{ id: 2 }], meta: [] },
    }),
  ),
  same(
    'tariffs on both hosts',
    partnerCall('GET', '/v1/marketplace/application/5/tariffs', 200),
    partnerCall('GET', '/marketplace/application/5/tariffs', 200, app),
  ),
  flow(
    'pending Locations are listed when they are asked for',
    grant(2, 1),
    partnerCall('GET', '/v1/marketplace/application/1/salons?page=1&count=10', 200, { has: { data: [] } }),
    partnerCall('GET', '/v1/marketplace/application/1/salons?page=1&count=10&include_pending=1', 200, {
      has: { data: [{ id: 2 }] },
    }),
    uninstall(2, 1),
  ),
  installed(
    'a connected Location has text and numbers where nothing is set',
    [2, 1],
    partnerCall('GET', '/v1/marketplace/application/1/salons?page=1&count=10&forBooking=1', 200, {
      has: { data: [{ id: 2, next_slot: '', active: 1 }] },
    }),
  ),
  installed(
    'a payment with text for numbers and days for moments, told twice',
    [2, 5],
    pay(200, {}, { keep: 'payment' }),
    pay(200, { payment_sum: 19 }, { has: { data: { id: '‹payment›' } } }),
    pay(200, { period_to: '‹in a month› 12:00:00' }),
    pay(200, { period_from: '‹today›T00:00:00+03:00' }),
    pay(422, { period_to: '2099-01-01' }),
    pay(422, { period_to: '2020-01-01' }),
    pay(422, { currency_iso: 'XXQ' }),
    partnerCall('POST', '/v1/marketplace/partner/payment/refund/‹payment›', 200, {
      has: { data: { is_refunded: true } },
    }),
    partnerCall('POST', '/marketplace/partner/payment/refund/‹payment›', 200, app),
  ),
  flow(
    'a payment for what is not connected',
    partnerCall('POST', '/v1/marketplace/partner/payment', 404, { json: payment() }),
  ),
  installed(
    'a payment link, and a discount',
    [2, 5],
    partnerCall('GET', '/v1/marketplace/application/payment_link?salon_id=2&application_id=5', 200, {
      has: { data: { url: {} } },
    }),
    partnerCall('GET', '/v1/marketplace/application/payment_link', 200, {
      json: { salon_id: 2, application_id: 5 },
    }),
    partnerCall('POST', '/marketplace/application/add_discount', 200, {
      ...app,
      json: { salon_ids: ['2'], application_id: '5', discount: '12.5' },
      has: { data: {} },
    }),
  ),
  installed(
    'channels, messages and sender names',
    [2, 4],
    partnerCall('POST', '/v1/marketplace/application/update_channel', 200, {
      json: { salon_id: '2', application_id: '4', channel_slug: 'sms', is_available: true },
      has: { data: {} },
    }),
    partnerCall('POST', '/v1/marketplace/application/new_message', 200, {
      json: { salon_id: 2, application_id: 4, phone_from: 16282302001, message: 'Hello', name: 'Compat' },
      has: { data: null },
    }),
    partnerCall('POST', '/v1/marketplace/partner/short_names', 201, {
      json: { salon_id: 2, application_id: 4, short_names: ['COMPAT'] },
    }),
  ),
  one(
    'the rights of an application are those that it declares',
    get('/v1/company/1/marketplace/applications/4/permissions', {
      has: { data: [{ value: true }, { value: true }, { value: true }] },
    }),
  ),
  one(
    'an unknown application in salons',
    partnerCall('GET', '/v1/marketplace/application/987654/salons?page=1&count=10', 403),
  ),
  one("another partner's application", partnerCall('GET', '/v1/marketplace/salon/1/application/6', 403)),
  one(
    'an unknown application elsewhere',
    partnerCall('GET', '/v1/marketplace/salon/1/application/987654', 404),
  ),
]
