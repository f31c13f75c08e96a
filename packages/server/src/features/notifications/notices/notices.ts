import type { Context } from '../../../context.ts'
import { notFound } from '../../../platform/errors.ts'
import { hintAfter } from '../../infrastructure/hints/hints.ts'
import { countUnread, listNoticesOf, markRead, markReadUpTo } from './notices.store.ts'

const readerOf = (ctx: Context, userId: number) => ({ userId, at: ctx.clock.now() })

export async function listNotices(
  ctx: Context,
  userId: number,
  { cursor, count = 25 }: { cursor?: number; count?: number },
) {
  const reader = readerOf(ctx, userId)
  const rows = await listNoticesOf(ctx.db, reader, { before: cursor, count: count + 1 })
  const page = rows.slice(0, count)
  return {
    json: `[${page.map(({ json }) => json).join(',')}]`,
    meta: {
      next_cursor: rows.length > count ? (page.at(-1)?.id ?? null) : null,
      unread: await countUnread(ctx.db, reader),
    },
  }
}

export const countUnreadNotices = async (ctx: Context, userId: number) => ({
  unread: await countUnread(ctx.db, readerOf(ctx, userId)),
})

/** The other tabs of the person learn of it too. */
export async function readNotice(ctx: Context, userId: number, noticeId: number): Promise<void> {
  await ctx.db.transaction(async tx => {
    if (!(await markRead(tx, readerOf(ctx, userId), noticeId))) throw notFound('You have no such notice.')
    hintAfter(ctx, tx, { kind: 'notice', user_id: userId })
  })
}

export async function readAllNotices(ctx: Context, userId: number, upTo: number): Promise<void> {
  await ctx.db.transaction(async tx => {
    await markReadUpTo(tx, readerOf(ctx, userId), upTo)
    hintAfter(ctx, tx, { kind: 'notice', user_id: userId })
  })
}
