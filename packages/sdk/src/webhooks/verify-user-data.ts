import { fromBase64, fromHex, parseJson } from './bytes.ts'
import { isSigned, type Secrets, tokenKeys } from './signatures.ts'
import { WebhookVerificationError } from './verification-error.ts'

export interface UserData {
  id: number
  name: string
  /** Not verified by Foyer. */
  phone: string
  /** Empty until the person has confirmed the address. */
  email: string
  is_approved: boolean
  avatar: string
  salon_name: string
}

export interface ReceivedUserData {
  /** Your partner token. */
  partnerToken: Secrets
  /** What your `registration_url` was opened with: the URL, its query as text or parameters, or as a record. */
  query: string | URL | URLSearchParams | Record<string, unknown>
}

/**
 * Proves that `user_data` of the redirect to your `registration_url` is from Foyer, and decodes it. Only this is signed:
 * `salon_id` beside it is not, so let the callback decide whether the Location has asked for you.
 */
export async function verifyUserData(received: ReceivedUserData): Promise<UserData> {
  const { partnerToken, query }: Partial<ReceivedUserData> = received ?? {}
  const keys = tokenKeys(partnerToken)
  const find = toFinder(query)
  const [data, sign] = [find('user_data'), find('user_data_sign')]
  if (typeof data !== 'string' || typeof sign !== 'string')
    throw new WebhookVerificationError(
      'missing_user_data',
      'user_data or user_data_sign is missing: does your application ask for personal data?',
    )
  // A parser of forms turns an unescaped + into a space.
  const bytes = fromBase64(data.replaceAll(' ', '+'))
  if (!bytes || !(await isSigned(bytes, { keys, signatures: [fromHex(sign)] })))
    throw new WebhookVerificationError(
      'wrong_signature',
      'user_data was not signed with your partner token: ignore it.',
    )
  return parseJson(bytes) as UserData
}

function toFinder(query: ReceivedUserData['query'] | undefined): (name: string) => unknown {
  if (query instanceof URL) return name => query.searchParams.get(name)
  if (query instanceof URLSearchParams) return name => query.get(name)
  if (typeof query !== 'string') return name => query?.[name]
  const parameters = new URLSearchParams(query.slice(query.indexOf('?') + 1).replace(/#.*$/, ''))
  return name => parameters.get(name)
}
