import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { sign } from './sign.ts'

const newSecret = () => fc.uint8Array({ minLength: 1, maxLength: 150 }).map(bytes => Buffer.from(bytes))

it('WEB-10 the Standard Webhooks library makes the same signatures, with one secret and with two', () => {
  const at = new Date(1_763_200_000_000)
  fc.assert(
    fc.property(
      fc.array(newSecret(), { minLength: 1, maxLength: 2 }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      (secrets, body) => {
        const expected = secrets.map(secret => new Webhook(secret, { format: 'raw' }).sign('dlv_7', at, body))
        const signature = sign(secrets, { id: 'dlv_7', timestamp: '1763200000', body: Buffer.from(body) })
        expect(signature).toBe(expected.join(' '))
      },
    ),
    { numRuns: 25 },
  )
})
