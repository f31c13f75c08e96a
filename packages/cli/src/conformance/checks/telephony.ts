import type { Check } from '../check.ts'
import { NotChecked } from '../outcomes.ts'
import { withItem } from '../pattern.ts'
import { newName, newPhone } from '../records.ts'
import type { Session } from '../session.ts'

const report = (session: Session, json: object, status = 202) =>
  session.ask(
    {
      method: 'POST',
      path: '/v1/voip/integration',
      as: 'partner',
      json: { crm_token: session.facts.get('chain.crm_token'), ...json },
    },
    { status },
  )

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The number of the Location, to which calls are routed. */
async function findNumber(session: Session): Promise<string> {
  const { json } = await session.ask<{ data: { phone: string } }>(
    { path: `/v1/company/${session.location}`, as: 'owner' },
    { status: 200 },
  )
  if (!json.data.phone) throw new NotChecked('needs a phone number of the Location')
  return json.data.phone
}

/** Saves a call once, for all checks that look for it. */
const saveCall = (session: Session) =>
  session.share('call', async () => {
    const phone = newPhone()
    const diversion = await findNumber(session)
    const call = { command: 'history', type: 'incoming', phone, diversion, duration: 61, call_id: newName() }
    await report(session, call)
    const fields = { salon_id: session.location, date_from: day(-1), date_to: day(1), phone: phone.slice(1) }
    return {
      phone,
      fields,
      query: new URLSearchParams(fields as unknown as Record<string, string>).toString(),
    }
  })

const calls = '/v1/voip/integration/calls'
const leaves = ['a call of 61 seconds in the history']

export const telephonyChecks: Check[] = [
  {
    number: 'VOI-01',
    looks: 'a call that rings, a call that is saved, and what is incomplete',
    leaves,
    async run(session) {
      await saveCall(session)
      const diversion = await findNumber(session)
      await report(session, { command: 'event', type: 'incoming', phone: newPhone(), diversion })
      await report(session, { command: 'event', type: 'incoming' }, 422)
      await report(session, { command: 'no such command', type: 'incoming' }, 422)
    },
  },
  {
    number: 'VOI-02',
    looks: 'a call after the integration is switched off',
    changes: ['telephony of the Chain, which is switched off and on (in a sandbox alone)'],
    async run(session) {
      session.onlyInSandbox('needs a sandbox: it would switch off the telephony of the whole Chain')
      const diversion = await findNumber(session)
      const crm_token = session.facts.get('chain.crm_token')
      session.removeLater('telephony switched off', {
        method: 'POST',
        path: '/v1/voip/integration',
        as: 'partner',
        json: { crm_token, command: 'setup', type: 'enable' },
      })
      await report(session, { command: 'setup', type: 'disable' })
      await report(session, { command: 'event', type: 'incoming', phone: newPhone(), diversion }, 403)
    },
  },
  {
    number: 'VOI-04',
    looks: 'a saved call in the history of the Location, without a client',
    leaves,
    async run(session) {
      const { query, phone } = await saveCall(session)
      await session.ask(
        { path: `${calls}?${query}`, as: 'owner' },
        {
          status: 200,
          body: {
            data: [
              {
                caller_phone: phone,
                client_id: 0,
                duration: 61,
                status: 'success',
                type: 'incoming',
                record_link: '',
              },
            ],
          },
        },
      )
    },
  },
  {
    number: 'VOI-05',
    looks: 'the fields as a JSON body and as a query, and the filters',
    leaves,
    async run(session) {
      const { query, fields, phone } = await saveCall(session)
      const found = { data: withItem({ caller_phone: phone }) }
      await session.ask({ path: calls, as: 'owner', json: fields }, { status: 200, body: found })
      await session.ask({ path: `${calls}?${query}`, as: 'owner' }, { status: 200, body: found })
      for (const filter of ['types[]=incoming', 'statuses[]=success', 'page=1&limit=1'])
        await session.ask({ path: `${calls}?${query}&${filter}`, as: 'owner' }, { status: 200, body: found })
      for (const filter of ['types[]=outgoing', 'statuses[]=missed', 'page=2&limit=1'])
        await session.ask(
          { path: `${calls}?${query}&${filter}`, as: 'owner' },
          { status: 200, body: { data: [] } },
        )
    },
  },
]
