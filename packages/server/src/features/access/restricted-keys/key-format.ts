import { crc32 } from 'node:zlib'
import { randomBase62, secretPrefixes, toBase62 } from '../../../platform/crypto/tokens.ts'

const prefix = secretPrefixes.restrictedKey
const form = new RegExp(`^${prefix}(?:test|live)_[0-9A-Za-z]{32}([0-9A-Za-z]{6})$`)
const checksumLength = 6

/** Keys of a sandbox and of production are told apart at a glance. */
export function newKey(mode: 'sandbox' | 'production'): string {
  const unchecked = `${prefix}${mode === 'sandbox' ? 'test' : 'live'}_${randomBase62(32)}`
  return unchecked + checksumOf(unchecked)
}

export const isRestrictedKey = (token: string): boolean => token.startsWith(prefix)

/** With the checksum a scanner knows a key from anything that only looks like one, and we need not look it up. */
export function isWellFormed(key: string): boolean {
  const [, checksum] = form.exec(key) ?? []
  return checksum !== undefined && checksum === checksumOf(key.slice(0, -checksumLength))
}

const checksumOf = (text: string): string => toBase62(crc32(text), checksumLength)
