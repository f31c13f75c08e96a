import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { noCookie, signOut } from '../sessions/sessions.ts'
import { authenticateUser, listUserTokens, revokeUserToken } from '../tokens/user-tokens.ts'
import { changePassword, readMe, renameMe, signIn, signUp } from './accounts.ts'
import { openInvitation } from './invited-address.ts'

const { account, auth, invitations } = catalogue

export const identityRoutes = (ctx: Context) => [
  route(auth.authenticate, async ({ body, caller, ...visitor }) => ({
    data: await authenticateUser(ctx, body, { partnerId: caller.partner.id, visitor }),
  })),

  route(account.signUp, ({ body, ...visitor }) => signUp(ctx, body, visitor)),
  route(account.signIn, ({ body, ...visitor }) => signIn(ctx, body, visitor)),
  route(account.signOut, async ({ caller, address }) => {
    await signOut(ctx, caller.sessionHash, address)
    return { data: null, cookies: [noCookie(ctx)] }
  }),

  route(account.about, async () => ({
    data: { support_contact: ctx.config.supportContact ?? null },
  })),
  route(account.me, async ({ caller }) => ({ data: await readMe(ctx, caller.user.id, caller.csrfToken) })),
  route(account.updateMe, async ({ caller, body }) => {
    await renameMe(ctx, caller.user.id, body.name)
    return { data: await readMe(ctx, caller.user.id, caller.csrfToken) }
  }),
  route(account.changePassword, async ({ caller, body, ...visitor }) => {
    await changePassword(ctx, caller, { current: body.current_password, next: body.new_password, visitor })
    return { data: null }
  }),

  route(invitations.open, async ({ caller, body, address }) => {
    await openInvitation(ctx, { userId: caller.user.id, token: body.invitation, address })
    return { data: null }
  }),

  route(account.listTokens, async ({ caller }) => ({ data: await listUserTokens(ctx, caller.user.id) })),
  route(account.revokeToken, async ({ caller, params, address }) => {
    await revokeUserToken(ctx, { userId: caller.user.id, tokenId: params.token_id }, address)
    return { data: null }
  }),
]
