import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30

export const newSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the URI that an authenticator app reads from a QR code. */
export const uriOf = (secret: string, label: string): string =>
  new TOTP({ issuer: 'Foyer', label, secret, period: stepSeconds }).toString()

/** An app shows codes of this form; recovery codes have another. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)

/** Returns the time step of the code, accepting the ones before and after, or undefined (RFC 6238 §5.2). */
export function stepOf(secret: string, code: string, at: Date): number | undefined {
  if (!isAppCode(code)) return undefined
  const timestamp = at.getTime()
  const delta = new TOTP({ secret, period: stepSeconds }).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta
}

// Similar characters are left out; the 32 that remain make every byte a fair choice.
const letters = '23456789abcdefghijkmnpqrstuvwxyz'

/** Each code has 80 random bits, such as `k7wq-m3xc-9fzt-4hbd`. */
export const newRecoveryCodes = (count: number): string[] =>
  Array.from({ length: count }, () =>
    Array.from(randomBytes(16), byte => letters[byte % letters.length])
      .join('')
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  )

/** Restores the original form, whatever a person did to spaces, dashes and capitals. */
export const toPlainCode = (given: string): string => given.toLowerCase().replaceAll(/[\s-]/g, '')
