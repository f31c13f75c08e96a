import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadProcessor } from './load-processor.ts'
import { testProcessor } from './test-processor.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-processor-'))
})
afterAll(() => rm(folder, { recursive: true }))

const load = async (source: string) => {
  const file = join(folder, `${source.length}.mjs`)
  await writeFile(file, source)
  return loadProcessor({ mode: 'production', paymentProcessor: file })
}

describe('the payment processor', () => {
  it('MKT-09 is a test one in the sandbox, and none in production until one is plugged in', async () => {
    expect(await loadProcessor({ mode: 'sandbox', paymentProcessor: undefined })).toBe(testProcessor)
    expect(await loadProcessor({ mode: 'production', paymentProcessor: undefined })).toBeUndefined()
    const own = await load('export const processor = { charge: async () => ({ refused: "not today" }) }')
    expect(await own?.charge({} as never)).toEqual({ refused: 'not today' })
  })

  it('a module that is not one stops the start with a sentence', async () => {
    await expect(load('export const processor = {}')).rejects.toThrow(/must export `processor`/)
    await expect(load('this is no module')).rejects.toThrow(/FOYER_PAYMENT_PROCESSOR .* cannot be loaded/)
    await expect(
      loadProcessor({ mode: 'production', paymentProcessor: join(folder, 'none.mjs') }),
    ).rejects.toThrow(/cannot be loaded/)
  })

  it('the test one refuses one card', async () => {
    const charge = (card: string) => testProcessor.charge({ key: 'k', answers: { card } } as never)
    expect(await charge('4242 4242 4242 4242')).toEqual({ ok: true, reference: 'test-k' })
    expect(await charge('4000 0000 0000 0002')).toEqual({ refused: 'The card was refused.' })
  })
})
