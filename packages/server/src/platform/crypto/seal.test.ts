import { createCipheriv, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { headerLength, KeyRing, namedKeyOf } from './key-ring.ts'
import { seal, tryUnseal, UnreadableValue, unseal } from './seal.ts'
import { isSigned, signText } from './signatures.ts'

const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)]

/** Seals as values were sealed before keys had ids. */
function sealWithoutId(key: Buffer, purpose: string, plain: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
  return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

describe('SEC-17 a sealed value', () => {
  it('names its key, and opens with that key and its purpose alone', () => {
    const ring = new KeyRing(first)
    const sealed = seal(ring, 'purpose', 'Grüße')
    expect(namedKeyOf(sealed)).toBe(ring.current.id)
    expect(unseal(ring, 'purpose', sealed)).toBe('Grüße')
    expect(() => unseal(ring, 'elsewhere', sealed)).toThrow(UnreadableValue)
    expect(() => unseal(new KeyRing(second), 'purpose', sealed)).toThrow(ring.current.id)
  })

  it('is invalid when any bit of it is changed, or when it loses its header', () => {
    const ring = new KeyRing(first, [second])
    const sealed = seal(ring, 'purpose', 'text')
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = Buffer.from(sealed)
      changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7))
      expect(tryUnseal(ring, 'purpose', changed)).toBeUndefined()
    }
    expect(tryUnseal(ring, 'purpose', sealed.subarray(headerLength))).toBeUndefined()
    for (let length = 0; length < sealed.length; length++)
      expect(tryUnseal(ring, 'purpose', sealed.subarray(0, length))).toBeUndefined()
  })

  it('opens with a key that is accepted, and is sealed with the current one', () => {
    const before = seal(new KeyRing(first), 'purpose', 'text')
    const ring = new KeyRing(second, [third, first])
    expect(tryUnseal(ring, 'purpose', before)).toMatchObject({
      plain: 'text',
      key: ring.find(namedKeyOf(before) ?? ''),
    })
    expect(namedKeyOf(seal(ring, 'purpose', 'text'))).toBe(new KeyRing(second).current.id)
  })

  it('from before keys had ids opens with whichever key sealed it', () => {
    const old = sealWithoutId(first, 'purpose', 'text')
    expect(namedKeyOf(old)).toBeUndefined()
    expect(unseal(new KeyRing(second, [first]), 'purpose', old)).toBe('text')
    expect(() => unseal(new KeyRing(second), 'purpose', old)).toThrow(UnreadableValue)
  })

  it('that cannot be opened is counted', () => {
    const ring = new KeyRing(first)
    expect(() => unseal(ring, 'purpose', seal(new KeyRing(second), 'purpose', 'text'))).toThrow(
      UnreadableValue,
    )
    expect(ring.unreadable).toBe(1)
  })
})

describe('SEC-17 a signature', () => {
  const text = 'salon_id=1'

  it('is made with the current key, and stays good while its key is accepted', () => {
    const signature = signText(new KeyRing(first), 'payment-link', text)
    expect(isSigned(new KeyRing(second, [first]), 'payment-link', { text, signature })).toBe(true)
    expect(isSigned(new KeyRing(second), 'payment-link', { text, signature })).toBe(false)
    expect(signText(new KeyRing(second, [first]), 'payment-link', text)).not.toBe(signature)
  })

  it('is invalid for another purpose or another text', () => {
    const ring = new KeyRing(first)
    const signature = signText(ring, 'payment-link', text)
    expect(isSigned(ring, 'something-else', { text, signature })).toBe(false)
    expect(isSigned(ring, 'payment-link', { text: 'salon_id=2', signature })).toBe(false)
    expect(isSigned(ring, 'payment-link', { text, signature: '' })).toBe(false)
  })
})
