import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import {
  deleteNotificationsBefore,
  insertNotifications,
  type NewNotification,
} from './notifications.store.ts'

const retentionMs = 24 * 60 * 60 * 1000

/** Notifies people once the transaction has committed, in whichever process they are connected. */
export async function notify(
  ctx: Context,
  tx: Tx,
  { kind, messages }: { kind: string; messages: NewNotification[] },
): Promise<void> {
  if (messages.length > 0) await insertNotifications(tx, { kind, messages, at: ctx.clock.real() })
}

/** Deletes notifications after a day, by real time, because nobody who was away that long waits for them. */
export async function deleteOldNotifications(ctx: Context): Promise<void> {
  await deleteNotificationsBefore(ctx.db, new Date(ctx.clock.real().getTime() - retentionMs))
}
