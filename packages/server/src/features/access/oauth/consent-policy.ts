import type { InteractionResults, KoaContextWithOIDC } from 'oidc-provider'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import { scopesIn } from './claims.ts'

/** The consent page leaves this for the library, together with the Foyer session in which consent was given. */
export interface Approval extends InteractionResults {
  login: { accountId: string; remember: false }
  consent: { grantId: string }
  session: string
}

/** The owner is asked on every visit, because consent from an earlier visit does not answer a new request. */
export async function consentPolicy(cookieName: string) {
  const { errors, interactionPolicy } = await import('oidc-provider')
  const { Check, Prompt } = interactionPolicy
  const check = new Check('location_consent', 'an owner must consent for a Location', async request => {
    const approval = request.oidc.result as Approval | undefined
    if (!approval?.consent) {
      await scopesIn(request.query.scope)
      return Check.REQUEST_PROMPT
    }
    // Someone who tricks an owner into consenting to a request from another browser must not get the code.
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
