import type { InteractionResults, KoaContextWithOIDC } from 'oidc-provider'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import { scopesIn } from './claims.ts'

/** What the consent page leaves for the library, and the session of Foyer under which it was given. */
export interface Approval extends InteractionResults {
  login: { accountId: string; remember: false }
  consent: { grantId: string }
  session: string
}

/** An owner is asked on every visit; what was allowed on an earlier one is not an answer. */
export async function consentPolicy(cookieName: string) {
  const { errors, interactionPolicy } = await import('oidc-provider')
  const { Check, Prompt } = interactionPolicy
  const check = new Check('location_consent', 'an owner must consent for a Location', async request => {
    const approval = request.oidc.result as Approval | undefined
    if (!approval?.consent) {
      await scopesIn(request.query.scope)
      return Check.REQUEST_PROMPT
    }
    // Whoever made an owner consent to a request of another browser does not get the code.
    if (approval.session !== sessionOf(request, cookieName))
      throw new errors.AccessDenied(undefined, 'the consent was given in another session')
    return Check.NO_NEED_TO_PROMPT
  })
  return [new Prompt({ name: 'consent', requestable: true }, check)]
}

export const toSessionMark = (hash: Buffer): string => hash.toString('base64')

function sessionOf({ cookies }: KoaContextWithOIDC, cookieName: string): string | undefined {
  const token = cookies.get(cookieName, { signed: false })
  return token && toSessionMark(hashToken(token))
}
