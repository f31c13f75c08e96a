import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SigningKey, sign } from './sign.ts'

const byNode = (secret: Buffer, text: string) =>
  `v1,${createHmac('sha256', secret).update(text).digest('base64')}`

it('WEB-10 signatures are those of HMAC-SHA256, whatever the key and the body', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 150 }),
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 300 })),
      (bytes, body) => {
        const secret = Buffer.from(bytes)
        const signed = { id: 'dlv_7', timestamp: '1763200000', body: Buffer.from(body) }
        expect(sign([new SigningKey(secret)], signed)).toBe(byNode(secret, `dlv_7.1763200000.${body}`))
      },
    ),
  )
})

it('WEB-10 a long body, and a short one after it, are signed as a whole', () => {
  const secret = Buffer.alloc(32, 7)
  const key = new SigningKey(secret)
  for (const body of ['é'.repeat(100_000), '{}', 'x'.repeat(64 * 1024), ''])
    expect(sign([key], { id: 'dlv_8', timestamp: '1', body: Buffer.from(body) })).toBe(
      byNode(secret, `dlv_8.1.${body}`),
    )
})
