import type { Check } from '../check.ts'
import { NotChecked } from '../outcomes.ts'
import { aList, aText, text } from '../pattern.ts'
import type { Session } from '../session.ts'

/** Asks for resources; where the preview is off, nothing is checked. */
async function openPreview(session: Session) {
  const at = { at: 'v3', path: `/locations/${session.location}/resources` } as const
  const { status } = await session.askFreely({ ...at, as: 'restrictedKey' })
  if (status === 404) throw new NotChecked('needs the preview of v3, which is off')
  const ask = (query: string) => ({ ...at, path: at.path + query, as: 'restrictedKey' }) as const
  return { at, ask }
}

const refused = (field: string, code = aText as unknown) => ({
  code: 'validation_failed',
  errors: [{ field, code }],
})

interface V3List {
  data: { id: number }[]
  has_more: boolean
  next_cursor: string | null
}

export const previewChecks: Check[] = [
  {
    number: 'RES-01',
    looks: 'the envelope, and each resource once',
    async run(session) {
      const { ask } = await openPreview(session)
      const answer = await session.ask<V3List>(ask('?limit=100'), {
        status: 200,
        body: { object: 'list', data: aList },
      })
      const { data, has_more, next_cursor } = answer.json
      session.must(has_more === (next_cursor !== null), answer, 'a next_cursor exactly when has_more is true')
      const ids = data.map(({ id }) => id)
      session.must(new Set(ids).size === ids.length, answer, 'each resource once')
    },
  },
  {
    number: 'RES-02',
    looks: 'a call without a credential, and one with a restricted key',
    async run(session) {
      const { at, ask } = await openPreview(session)
      await session.ask(at, { status: 401 })
      await session.ask(ask(''), { status: 200 })
    },
  },
  {
    number: 'RES-03',
    looks: 'a Location of others, and one that does not exist',
    async run(session) {
      await openPreview(session)
      for (const location of [session.facts.id('locations.foreign'), 987_654_321])
        await session.ask(
          { at: 'v3', path: `/locations/${location}/resources`, as: 'restrictedKey' },
          { status: 404 },
        )
    },
  },
  {
    number: 'RES-04',
    looks: 'page sizes inside and outside of the bounds',
    async run(session) {
      const { ask } = await openPreview(session)
      for (const limit of [1, 100]) await session.ask(ask(`?limit=${limit}`), { status: 200 })
      for (const limit of ['0', '101', 'x'])
        await session.ask(ask(`?limit=${limit}`), { status: 422, body: refused('limit') })
    },
  },
  {
    number: 'RES-05',
    looks: 'a cursor that is none',
    async run(session) {
      const { ask } = await openPreview(session)
      await session.ask(ask('?cursor=none'), { status: 422, body: refused('cursor', 'invalid_cursor') })
    },
  },
  {
    number: 'RES-07',
    looks: 'the headers of a response',
    async run(session) {
      const { ask } = await openPreview(session)
      const answer = await session.ask(ask('?limit=1'), { status: 200 })
      const headers: Record<string, RegExp> = {
        'ratelimit-remaining': /^\d+$/,
        'ratelimit-reset': /^\d+$/,
        'ratelimit-policy': /^\d+;w=\d+$/,
        'x-request-id': /./,
      }
      for (const [name, form] of Object.entries(headers))
        session.must(
          text(form, '').test(answer.headers[name]),
          answer,
          `a header ${name} of the form ${form.source}`,
        )
      const [, window] = /w=(\d+)/.exec(String(answer.headers['ratelimit-policy'])) ?? []
      session.must(answer.headers['ratelimit-reset'] === window, answer, `RateLimit-Reset: ${window}`)
    },
  },
  {
    number: 'RES-10',
    looks: 'origins that are malformed or huge',
    async run(session) {
      const { ask } = await openPreview(session)
      for (const origin of [
        'null',
        'https://',
        'https://a.example,https://b.example',
        `https://${'a'.repeat(4000)}.example`,
      ]) {
        const answer = await session.askFreely({ ...ask('?limit=1'), headers: { origin } })
        session.must(
          answer.headers['access-control-allow-origin'] !== origin,
          answer,
          'no header that repeats the origin',
        )
      }
    },
  },
]
