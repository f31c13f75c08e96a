import type { Check } from '../check.ts'
import { aText, startsWith } from '../pattern.ts'
import { authorizationSpellings } from '../spellings.ts'

const needed = { success: false, data: null, meta: { message: startsWith('Authentication needed.') } }
const denied = { success: false, data: null, meta: { message: startsWith('Access denied.') } }
const mine = '/v1/companies?my=1'

export const authenticationChecks: Check[] = [
  {
    number: 'AUT-01',
    looks: 'six spellings of the header',
    async run(session) {
      const header = authorizationSpellings(
        session.facts.get('partner.token'),
        session.facts.get('owner.token'),
      )
      for (const authorization of Object.values(header))
        await session.ask({ path: mine, headers: { authorization } }, { status: 200 })
    },
  },
  {
    number: 'AUT-02',
    looks: 'a partner token that is absent, malformed or unknown',
    async run(session) {
      const path = '/v1/countries'
      await session.ask({ path }, { status: 401, body: needed })
      for (const authorization of ['Bearer', 'Basic x', 'Bearer unknown', 'nonsense'])
        await session.ask({ path, headers: { authorization } }, { status: 401, body: needed })
    },
  },
  {
    number: 'AUT-03',
    looks: 'a user token that is absent or unknown',
    async run(session) {
      const path = `/v1/clients/${session.location}`
      const authorization = `Bearer ${session.facts.get('partner.token')}, User unknown`
      await session.ask({ path, as: 'partner' }, { status: 401, body: needed })
      await session.ask({ path, headers: { authorization } }, { status: 401, body: needed })
    },
  },
  {
    number: 'AUT-04',
    looks: 'a user without rights, and a Location of others',
    async run(session) {
      await session.ask(
        { path: `/v1/clients/${session.location}`, as: 'member' },
        { status: 403, body: denied },
      )
      await session.ask(
        { path: `/v1/clients/${session.facts.id('locations.foreign')}`, as: 'owner' },
        { status: 403, body: denied },
      )
    },
  },
  {
    number: 'AUT-07',
    looks: 'an application of one partner, asked for by another',
    async run(session) {
      const of = (application: number) => `/v1/marketplace/application/${application}`
      const pages = 'salons?page=1&count=1'
      const own = of(session.facts.id('applications.public'))
      await session.ask({ path: `${own}/${pages}`, as: 'otherPartner' }, { status: [403, 404] })
      await session.ask({ path: `${own}/tariffs`, as: 'otherPartner' }, { status: [403, 404] })
      const others = of(session.facts.id('applications.other_partner'))
      await session.ask({ path: `${others}/${pages}`, as: 'partner' }, { status: [403, 404] })
    },
  },
  {
    number: 'AUT-09',
    looks: 'a token for a login and a password, and a wrong password',
    leaves: ['a user token of the owner'],
    async run(session) {
      const login = session.facts.get('owner.login')
      const password = session.facts.get('owner.password')
      const auth = { method: 'POST', path: '/v1/auth', as: 'partner' } as const
      const { json } = await session.ask<{ data: { user_token: string } }>(
        { ...auth, json: { login, password } },
        { status: 201, body: { data: { user_token: aText } } },
      )
      const authorization = `Bearer ${session.facts.get('partner.token')}, User ${json.data.user_token}`
      await session.ask({ path: mine, headers: { authorization } }, { status: 200 })
      await session.ask({ ...auth, json: { login, password: `${password}?` } }, { status: 401 })
    },
  },
]
