import { call } from './client/call.ts'
import { checkClientOptions } from './client/check-options.ts'
import { createGroups, type MakeCall, type Operations } from './client/create-groups.ts'
import { FoyerError } from './client/errors.ts'
import { type ClientOptions, checkAddress } from './client/options.ts'
import { authorizePerson, RememberedSession, type Session } from './session.ts'

export interface PersonOptions extends Omit<ClientOptions, 'partnerToken' | 'userToken' | 'accessToken'> {
  /** The app listener, such as `http://127.0.0.1:8081`. */
  appUrl: string
  /** Stores the CSRF token of a browser session; by default the SDK keeps it from the last answer. */
  session?: Session | undefined
  /**
   * Asks the person for a password or a code when an operation needs a fresh proof (`sessions.prove`); then the SDK
   * repeats the call.
   */
  renewProof?: (() => Promise<void>) | undefined
}

export function createForPeople<Groups>(
  taker: string,
  operations: Operations,
  options: PersonOptions,
): Groups {
  checkClientOptions(taker, options)
  const session = options.session ?? new RememberedSession()
  const appUrl = checkAddress('appUrl', options.appUrl)
  // People reach the operations of a business on the app listener, at the paths that the API listener gives them.
  const urls = { appUrl, apiUrl: appUrl }
  const authorize = authorizePerson(session)
  const makeCall: MakeCall = async (connection, sending) => {
    const answer = await renewingProof(() => call(connection, sending), options.renewProof)
    session.learnFrom?.(answer.data)
    return answer
  }
  // Without a personal access token, the cookie of the session says who calls.
  const cookies =
    (options.personalAccessToken ?? undefined) === undefined ? { credentials: 'include' as const } : {}
  return createGroups<Groups>(operations, { options, urls, authorize, ...cookies }, makeCall)
}

/** Repeats a call after the person has given a fresh proof. */
async function renewingProof<T>(attempt: () => Promise<T>, renewProof: (() => Promise<void>) | undefined) {
  try {
    return await attempt()
  } catch (error) {
    if (!renewProof || !(error instanceof FoyerError) || error.code !== 'proof_needed') throw error
    await renewProof()
    return attempt()
  }
}
