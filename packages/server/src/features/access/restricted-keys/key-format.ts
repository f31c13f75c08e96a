import { crc32 } from 'node:zlib'
import { randomBase62, secretPrefixes, toBase62 } from '../../../platform/crypto/tokens.ts'

const prefix = secretPrefixes.restrictedKey
const form = new RegExp(`^${prefix}(?:test|live)_[0-9A-Za-z]{32}([0-9A-Za-z]{6})$`)
const checksumLength = 6

/** The prefix shows at a glance whether a key is of a sandbox or of production. */
export function newKey(mode: 'sandbox' | 'production'): string {
  const unchecked = `${prefix}${mode === 'sandbox' ? 'test' : 'live'}_${randomBase62(32)}`
  return unchecked + checksumOf(unchecked)
}

export const isRestrictedKey = (token: string): boolean => token.startsWith(prefix)

/** The checksum lets a scanner recognise a key, and lets us refuse a mistyped one without a lookup. */
export function isWellFormed(key: string): boolean {
  const [, checksum] = form.exec(key) ?? []
  return checksum !== undefined && checksum === checksumOf(key.slice(0, -checksumLength))
}

const checksumOf = (text: string): string => toBase62(crc32(text), checksumLength)
