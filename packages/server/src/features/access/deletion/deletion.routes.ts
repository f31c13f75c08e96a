import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { noCookie } from '../sessions/sessions.ts'
import { listBlockers } from './blockers.ts'
import { deleteAccount } from './deletion.ts'

const { account } = catalogue

export const deletionRoutes = (ctx: Context) => [
  route(account.deletionBlockers, async ({ caller }) => ({
    data: { blockers: await listBlockers(ctx.db, caller.user.id) },
  })),
  route(account.deleteMe, async ({ caller, body, address }) => {
    await deleteAccount(ctx, { userId: caller.user.id, address }, body)
    return { data: null, cookies: [noCookie(ctx)] }
  }),
]
