import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import {
  deleteNotificationsBefore,
  insertNotifications,
  type NewNotification,
} from './notifications.store.ts'

const retentionMs = 24 * 60 * 60 * 1000

/** Tells people something, once the transaction has committed; in whichever process they are listening. */
export async function notify(
  ctx: Context,
  tx: Tx,
  { kind, messages }: { kind: string; messages: NewNotification[] },
): Promise<void> {
  if (messages.length > 0) await insertNotifications(tx, { kind, messages, at: ctx.clock.real() })
}

/** Nobody who was away for a day waits for what rang meanwhile. Browsers live in real time. */
export async function deleteOldNotifications(ctx: Context): Promise<void> {
  await deleteNotificationsBefore(ctx.db, new Date(ctx.clock.real().getTime() - retentionMs))
}
