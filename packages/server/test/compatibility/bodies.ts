import { asOwner, call, flow, type Habit, json, one, partnerCall } from './habit.ts'

const client = (phone: string, more: object = {}) => JSON.stringify({ name: 'Compat', phone, ...more })
const create = (status: number, headers: Record<string, string>, body: string) => ({
  method: 'POST',
  path: '/v1/clients/1',
  status,
  headers: { ...asOwner, ...headers },
  body,
})
const form = { 'content-type': 'application/x-www-form-urlencoded' }

export const bodyHabits: Habit[] = [
  one('a body without a content type is JSON', create(201, {}, client('+16282300001'))),
  one(
    'the JSON type with a charset',
    create(201, { 'content-type': 'application/json; charset=UTF-8' }, client('+16282300002')),
  ),
  one(
    'the JSON type in another case',
    create(201, { 'content-type': 'Application/JSON' }, client('+16282300003')),
  ),
  one('a form is refused', create(415, form, 'name=Compat&phone=%2B16282300004')),
  one('text is refused', create(415, { 'content-type': 'text/plain' }, client('+16282300005'))),
  one('half a body', create(400, json, '{"name":')),
  one('no body where fields are required', { ...create(422, json, ''), has: { meta: { errors: {} } } }),
  one(
    'every wrong field at once',
    call('POST', '/v1/clients/1', 422, {
      json: { name: '', discount: 'much' },
      has: { success: false, data: null, meta: { errors: { name: {}, phone: {}, discount: {} } } },
    }),
  ),
  one(
    'fields that nobody knows are ignored',
    create(201, json, client('+16282300006', { surprise: { deep: [1] } })),
  ),
  one(
    'a zero-byte body with the JSON type where nothing is required',
    call('POST', '/v1/company/1/marketplace/applications/4/grant_access', 201, { headers: json, body: '' }),
  ),
  one('the same without a type', call('POST', '/v1/company/1/marketplace/applications/4/grant_access', 201)),
  one(
    'the same with an empty object',
    call('POST', '/v1/company/1/marketplace/applications/4/grant_access', 201, { json: {} }),
  ),
  one('a phone that is a number', create(201, json, JSON.stringify({ name: 'Compat', phone: 16282300007 }))),
  flow(
    'a card that is a number is kept as text',
    { ...create(201, json, client('+16282300008', { card: 77001 })), keep: 'card holder' },
    call('GET', '/v1/client/1/‹card holder›', 200, { has: { data: { card: '77001' } } }),
  ),
  flow(
    'numbers as text in a body',
    {
      ...create(201, json, client('+16282300009', { discount: '10', importance_id: '2', sex_id: '1' })),
      keep: 'client',
    },
    call('GET', '/v1/client/1/‹client›', 200, {
      has: { data: { discount: 10, importance_id: 2, sex_id: 1 } },
    }),
  ),
  flow(
    'flags as booleans, numbers and text',
    { ...create(201, json, client('+16282300010', { sms_check: true, sms_not: '1' })), keep: 'flagged' },
    call('GET', '/v1/client/1/‹flagged›', 200, { has: { data: { sms_check: 1, sms_not: 1 } } }),
    call('PUT', '/v1/client/1/‹flagged›', 200, {
      json: { sms_check: false },
      has: { data: { sms_check: 0, sms_not: 1, name: 'Compat' } },
    }),
  ),
  one('an id that is no number', call('GET', '/v1/client/1/abc', 422)),
  one('an id of zero', call('GET', '/v1/client/1/0', 422)),
  flow(
    'hooks settings with booleans and text, and without the other flags',
    call('POST', '/v1/hooks_settings/2', 201, {
      json: { urls: ['http://127.0.0.1:9/compat/?a=1&b[]=2'], active: true, client: '1', record: true },
      has: {
        data: {
          company_id: 2,
          urls: ['http://127.0.0.1:9/compat/?a=1&b[]=2'],
          active: 1,
          client: 1,
          record: 1,
          service: 0,
          goods_operations_move: 0,
          self_sending: 0,
          url_settings: [
            { url: 'http://127.0.0.1:9/compat/?a=1&b[]=2', active: 1, client: 1, record: 1, good: 0 },
          ],
        },
      },
    }),
    call('GET', '/v1/hooks_settings/2', 200, { has: { data: { active: 1, client: 1, record: 1 } } }),
    call('POST', '/v1/hooks_settings/2', 201, {
      json: { urls: [], active: 0 },
      has: { data: { urls: [], active: 0 } },
    }),
  ),
  one(
    'hooks settings with the same URL twice',
    call('POST', '/v1/hooks_settings/2', 422, {
      json: { urls: ['http://127.0.0.1:9/a', 'http://127.0.0.1:9/a'], active: 1 },
    }),
  ),
  one(
    'a body that is larger than the operation takes',
    call('POST', '/v1/clients/1', 413, { json: { name: 'x'.repeat(1_100_000), phone: '+16282300011' } }),
  ),
  one('DELETE with the JSON type and no body', call('DELETE', '/v1/client/1/987654', 404, { headers: json })),
  flow(
    'discounts for Locations that are text',
    call('POST', '/v1/company/2/marketplace/applications/5/grant_access', 201),
    partnerCall('POST', '/v1/marketplace/application/add_discount', 200, {
      json: { salon_ids: ['2'], application_id: '5', discount: '10' },
    }),
    partnerCall('POST', '/v1/marketplace/application/add_discount', 422, {
      json: { salon_ids: ['2', '3'], application_id: '5', discount: '10' },
      has: { meta: { errors: { salon_ids: ['names Locations that are not connected: 3'] } } },
    }),
  ),
]
