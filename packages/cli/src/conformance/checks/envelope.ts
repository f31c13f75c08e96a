import type { Check } from '../check.ts'
import { aList, aNumber, aText, isoMoment, listOf } from '../pattern.ts'
import { makeClient, makeService } from '../records.ts'
import { acceptSpellings } from '../spellings.ts'

/** The envelope of every error. */
const refusal = { success: false, data: null, meta: { message: aText } }

/** Larger than any body that this API takes. */
const hugeBytes = 8 * 1024 * 1024

export const envelopeChecks: Check[] = [
  {
    number: 'ENV-01',
    looks: 'a list, and a deletion with 204',
    changes: ['clients'],
    async run(session) {
      await session.ask(
        { path: '/v1/countries', as: 'partner' },
        { status: 200, body: { success: true, data: aList, meta: [] } },
      )
      const client = await makeClient(session)
      await session.ask({ method: 'DELETE', path: client.path, as: 'owner' }, { status: 204, isEmpty: true })
    },
  },
  {
    number: 'ENV-02',
    looks: 'errors of the router, the parser, the credentials and the fields',
    async run(session) {
      const wrong = [
        [404, { path: '/v1/no-such-path', as: 'partner' }],
        [404, { path: '/v1/countries/%', as: 'partner' }],
        [401, { path: '/v1/countries' }],
        [
          400,
          {
            method: 'POST',
            path: '/v1/auth',
            as: 'partner',
            headers: { 'content-type': 'application/json' },
            body: '{',
          },
        ],
        [422, { method: 'POST', path: '/v1/auth', as: 'partner', json: {} }],
      ] as const
      for (const [status, ask] of wrong) {
        const answer = await session.ask(ask, { status: status === 404 ? [404, 400] : status, body: refusal })
        session.must(
          String(answer.headers['content-type']).startsWith('application/json'),
          answer,
          'the content type application/json',
        )
      }
    },
  },
  {
    number: 'ENV-03',
    looks: 'the last change of a client, the length of a service',
    changes: ['clients', 'team members', 'services'],
    async run(session) {
      const client = await makeClient(session)
      await session.ask(
        { path: client.path, as: 'owner' },
        { status: 200, body: { data: { last_change_date: isoMoment } } },
      )
      // A Location may have none.
      await makeService(session)
      await session.ask(
        { path: `/v1/company/${session.location}/services`, as: 'owner' },
        { status: 200, body: { data: listOf({ duration: aNumber }) } },
      )
    },
  },
  {
    number: 'ENV-04',
    looks: 'the history of calls by each of the three names',
    async run(session) {
      const days = 'date_from=2020-01-01&date_to=2020-01-02'
      for (const name of ['salon_id', 'company_id', 'location_id'])
        await session.ask(
          { path: `/v1/voip/integration/calls?${name}=${session.location}&${days}`, as: 'owner' },
          { status: 200, body: { success: true, data: aList } },
        )
    },
  },
  {
    number: 'ENV-05',
    looks: 'the same read with seven values of Accept',
    async run(session) {
      const path = '/v1/references/business_groups_with_types'
      const { json } = await session.ask({ path, as: 'partner' }, { status: 200 })
      for (const accept of acceptSpellings) {
        const answer = await session.ask({ path, as: 'partner', headers: { accept } }, { status: 200 })
        session.must(
          JSON.stringify(answer.json) === JSON.stringify(json),
          answer,
          `the same with Accept: ${accept}`,
        )
      }
    },
  },
  {
    number: 'ENV-06',
    looks: 'a body that is broken, too large, of another type, and without its fields',
    async run(session) {
      const post = { method: 'POST', path: `/v1/clients/${session.location}`, as: 'owner' } as const
      const json = { 'content-type': 'application/json' }
      await session.ask({ ...post, headers: json, body: '{' }, { status: 400, body: refusal })
      await session.ask(
        { ...post, headers: { 'content-type': 'text/plain' }, body: 'name=x' },
        { status: 415, body: refusal },
      )
      await session.ask(
        { ...post, headers: json, body: JSON.stringify({ name: 'x'.repeat(hugeBytes) }) },
        { status: 413, body: refusal },
      )
      const answer = await session.ask<{ meta: { message: string } }>(
        { ...post, json: {} },
        { status: 422, body: refusal },
      )
      const { message } = answer.json.meta
      session.must(
        /name/.test(message) && /phone/.test(message),
        answer,
        'a message that names name and phone',
      )
    },
  },
]
