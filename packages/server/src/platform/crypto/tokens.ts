import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The first characters of a token show its purpose, so that secret scanners and people recognise it. */
export const tokenPrefixes = {
  partner: 'foyer_partner_',
  user: 'foyer_user_',
  access: 'foyer_pat_',
  session: 'foyer_session_',
  device: 'foyer_device_',
  invitation: 'foyer_invitation_',
  emailLink: 'foyer_link_',
  oauthSecret: 'foyer_oauth_secret_',
  chain: 'foyer_chain_',
} as const

/** These are recognised in the same way, but have their own format. */
export const secretPrefixes = { restrictedKey: 'rk_', webhookSecret: 'whsec_' } as const

export type TokenKind = keyof typeof tokenPrefixes

export const newToken = (kind: TokenKind): string => tokenPrefixes[kind] + randomBase62(40)

/** Tokens carry 238 random bits: a fast hash is enough, and lets the database find them by index. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/**
 * Identifies somebody in a counter without revealing who it is, because logins and addresses do not belong in Redis.
 */
export const digestOf = (text: string): string => hash('sha256', text, 'base64url')

export const isSameSecret = (left: Buffer, right: Buffer): boolean =>
  left.length === right.length && timingSafeEqual(left, right)

/** Returns the last characters, by which a person recognises a token without seeing it. */
export const hintOf = (token: string): string => token.slice(-4)

/** Pads with zeros to the length. */
export function toBase62(number: number, length: number): string {
  let text = ''
  for (let rest = number; text.length < length; rest = Math.floor(rest / 62))
    text = alphabet[rest % 62] + text
  return text
}

export function randomBase62(length: number): string {
  let text = ''
  while (text.length < length)
    // 248 is the largest multiple of 62 in a byte; larger bytes would favour the first letters.
    for (const byte of randomBytes(length))
      if (byte < 248 && text.length < length) text += alphabet[byte % 62]
  return text
}
