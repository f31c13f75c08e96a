import { catalogue } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { route } from '../../platform/http/route.ts'
import { changePassword, readMe, renameMe, signIn, signOut, signUp } from './accounts.ts'
import { openInvitation } from './invited-address.ts'
import { noCookie } from './sessions.ts'
import { authenticateUser, listUserTokens, revokeUserToken } from './user-tokens.ts'

const { account, auth, invitations } = catalogue

export const identityRoutes = (ctx: Context) => [
  route(auth.authenticate, async ({ body, caller, address }) => ({
    data: await authenticateUser(ctx, { ...body, address }, caller.partner.id),
  })),

  route(account.signUp, ({ body, address }) => signUp(ctx, body, address)),
  route(account.signIn, ({ body, address }) => signIn(ctx, { ...body, address })),
  route(account.signOut, async ({ caller }) => {
    await signOut(ctx, caller)
    return { data: null, cookie: noCookie(ctx) }
  }),

  route(account.me, async ({ caller }) => ({ data: await readMe(ctx, caller.user.id, caller.csrfToken) })),
  route(account.updateMe, async ({ caller, body }) => {
    await renameMe(ctx, caller.user.id, body.name)
    return { data: await readMe(ctx, caller.user.id, caller.csrfToken) }
  }),
  route(account.changePassword, async ({ caller, body, address }) => {
    await changePassword(ctx, caller, { current: body.current_password, next: body.new_password, address })
    return { data: null }
  }),

  route(invitations.open, async ({ caller, body, address }) => {
    await openInvitation(ctx, { userId: caller.user.id, token: body.invitation, address })
    return { data: null }
  }),

  route(account.listTokens, async ({ caller }) => ({ data: await listUserTokens(ctx, caller.user.id) })),
  route(account.revokeToken, async ({ caller, params }) => {
    await revokeUserToken(ctx, { userId: caller.user.id, tokenId: params.token_id })
    return { data: null }
  }),
]
