import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { holdUntilOpen, Opening } from './opening.ts'

it('requests wait until the process opens; health checks do not', async () => {
  const opening = new Opening()
  const app = Fastify()
  holdUntilOpen(app, opening)
  const answered: string[] = []
  for (const path of ['/page', '/healthz', '/readyz'])
    app.get(path, async () => {
      answered.push(path)
      return 'answer'
    })
  const early = app.inject('/page?x=1')
  await app.inject('/healthz')
  await app.inject('/readyz?verbose=1')
  expect(answered).toEqual(['/healthz', '/readyz'])

  opening.open()
  expect((await early).body).toBe('answer')
  expect((await app.inject('/page')).body).toBe('answer')
  await app.close()
})
