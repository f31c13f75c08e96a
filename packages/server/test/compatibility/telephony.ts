import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { call, flow, type Habit, one, partnerCall } from './habit.ts'

const token = { crm_token: demo.telephony.crmToken }
const voip = (status: number, body: object) =>
  partnerCall('POST', '/v1/voip/integration', status, {
    json: body,
    ...(status === 202 ? { has: accepted } : {}),
  })
const accepted = { success: true, data: null, meta: { message: 'Accepted' } }
const ring = { command: 'event', type: 'incoming', phone: '+14155551001', diversion: '+14155550110' }
const saved = { ...ring, command: 'history', call_id: 'compat-1' }
const found = (phone: string, data: object[]) =>
  call(
    'GET',
    `/v1/voip/integration/calls?salon_id=1&date_from=2020-01-01&date_to=‹tomorrow›&phone=${phone}`,
    200,
    {
      has: { data },
    },
  )

export const telephonyHabits: Habit[] = [
  one('a call that rings', voip(202, { ...token, ...ring })),
  one('the token by its other name', voip(202, { crmToken: demo.telephony.crmToken, ...ring })),
  one(
    'enabling by the other name',
    voip(202, { crmToken: demo.telephony.crmToken, command: 'setup', type: 'enable' }),
  ),
  one(
    'numbers that are numbers',
    voip(202, { ...token, ...ring, phone: 14155551001, diversion: 14155550110, user: 101 }),
  ),
  flow(
    'a call is saved once, however often it is sent',
    voip(202, { ...token, ...saved, phone: '+16282303001', duration: '61', date: '‹today› 10:00:00' }),
    voip(202, { ...token, ...saved, phone: '+16282303001', link: 'https://records.example/1' }),
    found('6282303001', [{ duration: 61, status: 'success', record_link: 'https://records.example/1' }]),
  ),
  flow(
    'a call without a duration was missed',
    voip(202, { ...token, ...saved, call_id: 'compat-2', phone: '+16282303002' }),
    found('6282303002', [{ duration: 0, status: 'missed', record_link: '', client_id: 0 }]),
  ),
  one(
    'a number that is no number is kept',
    voip(202, { ...token, ...saved, call_id: 'compat-3', phone: 'anonymous' }),
  ),
  one('an unknown token', voip(404, { crm_token: 'nobody', ...ring })),
  one('no token', voip(422, ring)),
]
