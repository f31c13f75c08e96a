import type { Context } from '../../../context.ts'
import { unseal } from '../../../platform/crypto/seal.ts'
import { listMails, type OutboxRow } from './mail.store.ts'
import { mailPurpose } from './mail.ts'

export async function listOutbox(ctx: Context, query: { to?: string; cursor?: number; count?: number }) {
  const { to, cursor, count = 25 } = query
  const rows = await listMails(ctx.db, {
    recipient: to?.trim().toLowerCase(),
    before: cursor,
    count: count + 1,
  })
  const page = rows.slice(0, count)
  return {
    data: page.map(row => ({
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      text: textOf(ctx, row),
      created_at: row.created_at.toISOString(),
      status: statusOf(row),
      error: row.last_error,
    })),
    meta: { next_cursor: rows.length > count ? (page.at(-1)?.id ?? null) : null },
  }
}

const statusOf = ({ sent_at, failed_at }: OutboxRow) =>
  sent_at ? ('sent' as const) : failed_at ? ('failed' as const) : ('waiting' as const)

/** After a key was replaced by hand, the texts are lost, but the list is not. */
function textOf(ctx: Context, { sealed_text }: OutboxRow): string {
  try {
    return sealed_text ? unseal(ctx.key, mailPurpose, sealed_text) : ''
  } catch {
    return ''
  }
}
