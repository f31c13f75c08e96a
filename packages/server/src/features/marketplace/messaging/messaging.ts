/** Stores what installed applications send to a Location: channels, sender names and new messages. */
import { categoriesWithChannels, type NotificationChannel } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { forbidden, notFound } from '../../../platform/errors.ts'
import type { LocationAccess, Partner } from '../../../platform/http/caller.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'
import type { Application } from '../applications/application.store.ts'
import { requireOwnApplication } from '../applications/applications.ts'
import { lockActiveInstallation } from '../installations/installations.ts'
import {
  insertMessage,
  isConnected,
  listMessageRows,
  markMessagesRead,
  type NewMessage,
  setChannel,
  setShortNames,
} from './messaging.store.ts'

/** Requires the partner's own application, active in the Location. */
async function onActiveInstallation(
  ctx: Context,
  { partner, key }: { partner: Partner; key: InstallationKey },
  work: (tx: Tx, application: Application) => Promise<void>,
): Promise<void> {
  await ctx.db.transaction(async tx => {
    const { applicationId } = key
    const application = await requireOwnApplication(ctx, { applicationId, partnerId: partner.id }, tx)
    await lockActiveInstallation(tx, key)
    await work(tx, application)
  })
}

export const updateChannel = (
  ctx: Context,
  at: { partner: Partner; key: InstallationKey },
  change: { channel: NotificationChannel; isAvailable: boolean },
) =>
  onActiveInstallation(ctx, at, async (tx, { category }) => {
    if (!categoriesWithChannels.includes(category))
      throw forbidden('Only chat bots and SMS aggregators have channels.')
    await setChannel(tx, at.key, change)
  })

export const replaceShortNames = (
  ctx: Context,
  at: { partner: Partner; key: InstallationKey },
  names: string[],
) => onActiveInstallation(ctx, at, tx => setShortNames(tx, at.key, names))

export const addMessage = (
  ctx: Context,
  at: { partner: Partner; key: InstallationKey },
  message: Omit<NewMessage, 'at'>,
) => onActiveInstallation(ctx, at, tx => insertMessage(tx, at.key, { ...message, at: ctx.clock.now() }))

/** Serves everyone who may see clients; phones look as in the list of clients. */
export async function listMessages(ctx: Context, location: LocationAccess, applicationId: number) {
  const key = { locationId: location.id, applicationId }
  await requireConnected(ctx.db, key)
  const showsPhones = location.rights.has('client_phones_access')
  const rows = await listMessageRows(ctx.db, key, { showsPhones })
  return rows.map(row => ({ ...row, at: row.at.toISOString() }))
}

export const readMessages = (ctx: Context, key: InstallationKey): Promise<void> =>
  ctx.db.transaction(async tx => {
    await requireConnected(tx, key)
    await markMessagesRead(tx, key)
  })

async function requireConnected(db: Db, key: InstallationKey): Promise<void> {
  if (!(await isConnected(db, key))) throw notFound('The application is not connected to this Location.')
}
