import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../world.ts'

const world = useWorld(withoutWorker)
const key = Symbol.for('foyer.watched-answers')
const watch = () => (globalThis as unknown as { [key]: { deviations: string[]; answers: number } })[key]

const sound = { success: true, data: [], meta: [] }
const headers = { 'X-Request-Id': '0b4f1c1a-6a1e-4f6e-9a3e-7d5a1c2b3d4e', ETag: 'W/"x"' }

/** Starts a listener that answers one call of listCountries as given, and returns what the watch complains about. */
async function deviationsOf(answer: { status?: number; body: unknown; headers?: Record<string, string> }) {
  const app = Fastify()
  app.get('/api/v1/countries', async (_request, reply) =>
    reply
      .code(answer.status ?? 200)
      .headers({ ...headers, ...answer.headers })
      .send(answer.body),
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await (await fetch(`${url}/api/v1/countries`)).text()
  await app.close()
  return watch().deviations.splice(0)
}

describe('every answer of the suite', () => {
  afterEach(() => expect(watch().deviations).toEqual([]))

  it('EXA-96 is compared with its document', async () => {
    const before = watch().answers
    expect((await world.api.get('/v1/countries')).status).toBe(401)
    await expect.poll(() => watch().answers).toBe(before + 1)
    expect(await deviationsOf({ body: sound })).toEqual([])
  })

  it.each([
    ['a status', { status: 418, body: sound }, 'the status is not described'],
    ['a field', { body: { ...sound, more: 1 } }, 'more'],
    ['a field inside', { body: { ...sound, data: [{ id: 1, more: 1 }] } }, '/data/0'],
    ['a wrong type', { body: { ...sound, success: 'yes' } }, '/success'],
    ['a header', { body: sound, headers: { 'X-Other': '1' } }, 'the header x-other is not described'],
    ['a wrong header', { body: sound, headers: { 'RateLimit-Remaining': 'many' } }, 'ratelimit-remaining'],
    ['a wrong failure', { status: 404, body: { success: false, data: null, meta: {} } }, '/meta'],
  ])('EXA-96 with %s that the document does not have fails its test', async (_what, answer, words) => {
    const deviations = (await deviationsOf(answer)).join('\n')
    expect(deviations).toMatch(/^listCountries \d{3}: /)
    expect(deviations).toContain(words)
  })
})
