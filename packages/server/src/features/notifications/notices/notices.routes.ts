import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { countUnreadNotices, listNotices, readAllNotices, readNotice } from './notices.ts'

const { notices } = catalogue

export const noticeRoutes = (ctx: Context) => [
  route(notices.list, ({ caller, query }) => listNotices(ctx, caller.user.id, query)),
  route(notices.countUnread, async ({ caller }) => ({ data: await countUnreadNotices(ctx, caller.user.id) })),
  route(notices.read, async ({ caller, params }) => {
    await readNotice(ctx, caller.user.id, params.notice_id)
    return { data: null }
  }),
  route(notices.readAll, async ({ caller, body }) => {
    await readAllNotices(ctx, caller.user.id, body.up_to)
    return { data: null }
  }),
]
