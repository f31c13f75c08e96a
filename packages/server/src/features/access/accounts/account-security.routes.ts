import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from '../sessions/second-factor.ts'
import { endOtherSessions, endSession, listSessions } from '../sessions/sessions.ts'
import { prove } from '../sessions/step-up.ts'
import { createAccessToken, listAccessTokens, revokeAccessToken } from '../tokens/access-tokens.ts'
import { loginOf } from './accounts.ts'

const { accessTokens, sessions, secondFactor } = catalogue

/** Through these routes people prove who they are, and see who did so in their name. */
export const accountSecurityRoutes = (ctx: Context) => [
  route(accessTokens.list, async ({ caller }) => ({ data: await listAccessTokens(ctx, caller.user.id) })),
  route(accessTokens.create, async ({ caller, body, address }) => ({
    data: await createAccessToken(ctx, caller, { ...body, address }),
  })),
  route(accessTokens.revoke, async ({ caller, params, address }) => {
    await revokeAccessToken(ctx, { userId: caller.user.id, tokenId: params.token_id }, address)
    return { data: null }
  }),

  route(sessions.list, async ({ caller }) => ({
    data: await listSessions(ctx, caller.user.id, caller.sessionHash),
  })),
  route(sessions.end, async ({ caller, params, address }) => {
    await endSession(ctx, { userId: caller.user.id, sessionId: params.session_id }, address)
    return { data: null }
  }),
  route(sessions.endOthers, async ({ caller, address }) => {
    await endOtherSessions(ctx, { userId: caller.user.id, current: caller.sessionHash }, address)
    return { data: null }
  }),
  route(sessions.prove, async ({ caller, body, ...visitor }) => {
    await prove(ctx, caller, { ...body, visitor })
    return { data: null }
  }),

  route(secondFactor.get, async ({ caller }) => ({ data: await readSecondFactor(ctx, caller.user.id) })),
  route(secondFactor.begin, async ({ caller }) => ({
    data: await beginSecondFactor(ctx, { id: caller.user.id, label: await loginOf(ctx, caller.user.id) }),
  })),
  route(secondFactor.confirm, async ({ caller, body, ...visitor }) => ({
    data: await confirmSecondFactor(ctx, { userId: caller.user.id, code: body.code, visitor }),
  })),
  route(secondFactor.renewRecoveryCodes, async ({ caller, address }) => ({
    data: await renewRecoveryCodes(ctx, caller.user.id, address),
  })),
  route(secondFactor.disable, async ({ caller, address }) => {
    await disableSecondFactor(ctx, caller.user.id, address)
    return { data: null }
  }),
]
