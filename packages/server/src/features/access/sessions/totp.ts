import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30

export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator app reads from a QR code. */
export const uriOf = (secret: string, label: string): string =>
  new TOTP({ issuer: 'Foyer', label, secret, period: stepSeconds }).toString()

/** What an app shows; recovery codes have another form. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)

/** The time step that the code belongs to, the one before and after included; undefined for none (RFC 6238 §5.2). */
export function stepOf(secret: string, code: string, at: Date): number | undefined {
  if (!isAppCode(code)) return undefined
  const timestamp = at.getTime()
  const delta = new TOTP({ secret, period: stepSeconds }).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta
}

// Without those that are mistaken for one another; 32 of them, so that every byte is a fair choice.
const letters = '23456789abcdefghijkmnpqrstuvwxyz'

/** 80 random bits each: `k7wq-m3xc-9fzt-4hbd`. */
export const newRecoveryCodes = (count: number): string[] =>
  Array.from({ length: count }, () =>
    Array.from(randomBytes(16), byte => letters[byte % letters.length])
      .join('')
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  )

/** As it was made, whatever a person did to spaces, dashes and capitals. */
export const toPlainCode = (given: string): string => given.toLowerCase().replaceAll(/[\s-]/g, '')
