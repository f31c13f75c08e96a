import type { Token, Tokens } from './call-options.ts'
import { errorFor } from './errors.ts'
import type { Operation } from './operation.ts'
import { misconfigured } from './options.ts'

/** Returns the headers that prove who calls. */
export type Authorize = (
  operation: Operation,
  tokens: Tokens,
  name: string,
) => Promise<Record<string, string>>

const words: Record<keyof Tokens, string> = {
  partnerToken: 'a partner token',
  userToken: 'a user token',
  accessToken: 'an access token or a restricted key',
  personalAccessToken: 'a personal access token',
}

const needed: Partial<Record<Operation['by'], (keyof Tokens)[]>> = {
  partner: ['partnerToken'],
  user: ['partnerToken', 'userToken'],
  credential: ['accessToken'],
}

/** The credentials of partners; a token that is missing is refused here, in words. */
export const authorizePartner: Authorize = async ({ by }, tokens, name) => {
  const parts: string[] = []
  for (const option of needed[by] ?? []) {
    const token = await resolveToken(option, tokens[option])
    if (token === undefined) throw missing(option, name)
    parts.push(`${option === 'userToken' ? 'User' : 'Bearer'} ${token}`)
  }
  const headers: Record<string, string> = {}
  if (parts.length > 0) headers.Authorization = parts.join(', ')
  return headers
}

function missing(option: keyof Tokens, operation: string) {
  const message = `${operation} needs ${words[option]}: pass ${option} to the client, or with the call.`
  return errorFor({ status: 401, message, operation, isLocal: true })
}

/** The token of now, checked for what would break the header or is plainly something else. */
export async function resolveToken(
  option: keyof Tokens,
  token: Token | undefined,
): Promise<string | undefined> {
  const text: unknown = typeof token === 'function' ? await token() : token
  if (text === undefined || text === null || text === '') return undefined
  if (typeof text !== 'string') throw misconfigured(`${option} must be text, but it is ${typeof text}.`)
  if (/^(bearer|user)\s/i.test(text))
    throw misconfigured(`${option} is the token alone: leave out "${text.split(/\s/, 1)[0]}" in front of it.`)
  if (!/^[\x21-\x7e]+$/.test(text))
    throw misconfigured(`${option} contains a space, a line end or another character that no token has.`)
  return text
}
