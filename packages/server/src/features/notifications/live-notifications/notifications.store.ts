import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

/** Processes learn on this channel whose notifications to read; the notifications themselves are in the table. */
export const channel = 'foyer_notifications'

export interface NewNotification {
  userId: number
  data: object
}

/**
 * The user's row of the counter is locked until the commit, so that numbers become visible in order. The counter starts
 * with the time, so that numbers keep growing when a sandbox is reset under an open stream.
 */
export async function insertNotifications(
  tx: Tx,
  { kind, messages, at }: { kind: string; messages: NewNotification[]; at: Date },
): Promise<void> {
  await tx.run(sql`
    with message as (
      select "userId" as user_id, data
      from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as message ("userId" bigint, data json)
    ), counter as (
      insert into notification_counters as present (user_id, last_number)
      select user_id, ${at.getTime()}::bigint from message order by user_id
      on conflict (user_id) do update set last_number = present.last_number + 1
      returning user_id, last_number
    )
    insert into notifications (user_id, number, kind, data, created_at)
    select user_id, counter.last_number, ${kind}, message.data, ${at} from message join counter using (user_id)`)
  await tx.run(sql`select pg_notify(${channel}, ${messages.map(({ userId }) => userId).join(',')})`)
}

export async function findLastNumber(db: Db, userId: number): Promise<number> {
  const [row] = await db.run<{ last_number: number }>(
    sql`select last_number from notification_counters where user_id = ${userId}`,
  )
  return row?.last_number ?? 0
}

export interface NotificationRow {
  number: number
  kind: string
  /** Null when the person may no longer see it. */
  data: string | null
}

/** Each kind of notification decides what its reader may see now; a kind without such a rule is shown to nobody. */
const after = statement<NotificationRow>(
  'notifications.after',
  `select number, kind, case kind when 'call' then present_call(user_id, data) end::text as data from notifications
   where user_id = $1 and number > $2 order by number limit $3`,
)

export async function listNotificationsAfter(
  db: Db,
  { userId, number, limit }: { userId: number; number: number; limit: number },
): Promise<NotificationRow[]> {
  return after(db, [userId, number, limit])
}

export async function deleteNotificationsBefore(db: Db, at: Date): Promise<void> {
  await db.run(sql`delete from notifications where created_at < ${at}`)
}
