import { describe, expect, it } from 'vitest'
import { lowCost } from '../../../test/global-setup.ts'
import { hashPassword, isPassword, passwordCost } from './passwords.ts'

describe('the hash of a password', () => {
  it('AUT-10 costs what OWASP asks of scrypt, and carries its cost and 16 bytes of salt', async () => {
    const hash = await hashPassword('correct horse', passwordCost)
    const [name, N, r, p, salt = ''] = hash.split('$')
    expect([name, N, r, p]).toEqual(['scrypt', '16384', '8', '5'])
    expect(Buffer.from(salt, 'base64')).toHaveLength(16)
    expect(await isPassword('correct horse', hash, passwordCost)).toBe(true)
    expect(await isPassword('wrong horse', hash, passwordCost)).toBe(false)
  })

  it('AUT-10 is compared at its own cost, and nobody has the password of the decoy', async () => {
    const hash = await hashPassword('correct horse', lowCost)
    expect(await isPassword('correct horse', hash, passwordCost)).toBe(true)
    expect(await isPassword('', null, lowCost)).toBe(false)
  })
})
