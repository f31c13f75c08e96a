import { call, flow, type Habit, partnerCall } from './habit.ts'

const create = (key: string, status: number, name: string, more: object = {}) =>
  call('POST', '/v1/clients/1', status, {
    json: { name, phone: `+162823040${key.slice(-1)}0` },
    headers: { 'idempotency-key': key },
    ...more,
  })
const payment = (sum: number) => ({
  salon_id: 2,
  application_id: 5,
  currency_iso: 'USD',
  payment_sum: sum,
  payment_date: '‹today›',
  period_from: '‹today›',
  period_to: '‹in a month›',
})

/** Programs repeat a request that got no answer, with their own idempotency key. */
export const repeatHabits: Habit[] = [
  flow(
    'the same request under the same key is answered as before',
    create('compat-1', 201, 'Once', { keep: 'once' }),
    create('compat-1', 201, 'Once', {
      has: { data: { id: '‹once›' } },
      answers: { 'idempotency-replayed': 'true' },
    }),
  ),
  flow(
    'another request under the same key is refused',
    create('compat-2', 201, 'First'),
    create('compat-2', 422, 'Second'),
  ),
  flow(
    'what was refused may be corrected under the same key',
    create('compat-3', 422, ''),
    create('compat-3', 201, 'Corrected'),
  ),
  flow(
    'two payments under one key are not taken for one',
    call('POST', '/v1/company/2/marketplace/applications/5/grant_access', 201),
    partnerCall('POST', '/v1/marketplace/partner/payment', 200, {
      json: payment(19),
      headers: { 'idempotency-key': 'compat-4' },
    }),
    partnerCall('POST', '/v1/marketplace/partner/payment', 422, {
      json: payment(20),
      headers: { 'idempotency-key': 'compat-4' },
    }),
  ),
]
