import { describe, expect, it } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../test/world.ts'
import { demo } from '../../features/sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const post = (path: string, body: object) => world.api.post(path, { as: as.owner, body })

/** The Location is in Los Angeles: eight hours behind UTC at the end of the years, less than that at their beginning. */
const beyond = ['9999-12-31T23:59:59-12:00', '0001-01-01T00:00:00+14:00', '0001-01-01T00:00:00Z']

const writes: Record<string, (moment: string) => ReturnType<typeof post>> = {
  create_date: create_date =>
    post('/v1/storage_operations/operation/1', {
      type_id: 1,
      storage_id: 1,
      create_date,
      transactions: [{ good_id: 1, amount: 1 }],
    }),
  datetime: datetime =>
    post('/v1/records/1', {
      staff_id: 1,
      services: [],
      client: {},
      datetime,
      seance_length: 3600,
      save_if_busy: 1,
    }),
  date: date => post('/v1/finance_transactions/1', { expense_id: 1, account_id: 1, amount: 1, date }),
}

describe('a moment to store', () => {
  it.each(Object.keys(writes))(
    'SEC-80 is refused when its offset leads out of the years: %s',
    async field => {
      const write = writes[field] as (moment: string) => ReturnType<typeof post>
      for (const moment of beyond) {
        const { status, json } = await write(moment)
        expect([status, json.meta.errors], moment).toEqual([
          422,
          { [field]: ['must be in a year from 0001 to 9999'] },
        ])
      }
      expect((await write('9999-12-31T23:59:59-08:00')).status).toBeLessThan(300)
      expect((await write('9999-12-31T20:59:59Z')).status).toBeLessThan(300)
    },
  )

  it('SEC-80 and so in changes, group events, calls and payments', async () => {
    const [date = ''] = beyond
    const record = await writes.datetime?.('2031-03-04T10:00:00')
    const { json: created } = await post('/v1/activity/1', {
      date: '2031-03-05T10:00:00',
      service_id: 1,
      staff_id: 1,
      capacity: 5,
      force: 1,
    })
    const change = (path: string, body: object) => world.api.put(path, { as: as.owner, body })
    const answers = [
      await change(`/v1/record/1/${record?.json.data.id}`, { datetime: date }),
      await change(`/v1/activity/1/${created.data.id}`, { date }),
      await post('/v1/activity/1', { date, service_id: 1, staff_id: 1, capacity: 5, force: 1 }),
      await change('/v1/finance_transactions/1/1', { date }),
      await post('/v1/voip/integration', {
        crm_token: demo.telephony.crmToken,
        command: 'history',
        type: 'incoming',
        phone: '+14155550000',
        diversion: '100',
        date,
      }),
      await world.app.post('/account/restricted_keys', {
        as: as.ownerPerson,
        body: { title: 'Until the end', scopes: ['locations:read'], location_ids: [1], expires_at: date },
      }),
      await world.api.post('/v2/sandbox/clock', { as: as.partner, body: { now: date } }),
      await world.api.post('/v1/marketplace/partner/payment', {
        as: as.partner,
        body: {
          salon_id: 1,
          application_id: 1,
          currency_iso: 'USD',
          payment_sum: 1,
          payment_date: date,
          period_from: '2026-01-01',
          period_to: '2026-02-01',
        },
      }),
    ]
    expect(answers.map(({ status, json }) => [status, Object.keys(json.meta.errors ?? {})])).toEqual([
      [422, ['datetime']],
      [422, ['date']],
      [422, ['date']],
      [422, ['date']],
      [422, ['date']],
      [422, ['expires_at']],
      [422, ['now']],
      [422, ['payment_date']],
    ])
  })

  it.each([
    '/v1/schedule/1/1/0000-01-01/0000-01-02',
    '/v1/activity/1?start_date=0000-01-01&end_date=0000-01-02',
    '/v1/activity/1/search?from=0000-01-01&till=0000-01-02',
    '/v1/records/1?start_date=0000-01-01&end_date=9999-12-31',
  ])('a day in the year 0 is no failure of ours: %s', async path => {
    expect((await world.api.get(path, { as: as.owner })).status).toBeLessThan(500)
  })
})
