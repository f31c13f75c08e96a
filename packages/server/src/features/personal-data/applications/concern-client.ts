import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors.ts'
import type { ClientKey } from '../../clients/clients.ts'
import { lockClient } from '../erasures/erasures.store.ts'
import { beginErasure } from '../erasures/erasures.ts'
import { notifyApplications } from './notify-applications.ts'

/** Asks applications for the data of a client, or erases the client, as nobody in particular: for a sandbox. */
export async function concernClient(
  ctx: Context,
  tx: Tx,
  key: ClientKey,
  event: 'client_data_request' | 'client_erased',
): Promise<void> {
  const client = await lockClient(tx, key)
  if (!client) throw notFound('There is no such client.')
  if (event === 'client_erased') await beginErasure(ctx, tx, { key, client, userId: null })
  else await notifyApplications(ctx, tx, { ...key, clientSince: client.createdAt }, event)
}
