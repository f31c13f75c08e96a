import { expect, it } from 'vitest'
import { fingerprint } from './prepared-world.ts'

it('a prepared world is known by its migrations and its generator', async () => {
  expect(await fingerprint()).toMatch(/^[0-9a-f]{12}$/)
})
