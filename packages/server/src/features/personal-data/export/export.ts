import { personalDataTables } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors.ts'
import type { ClientKey } from '../../clients/clients.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import { listNotified, notifyApplications } from '../applications/notify-applications.ts'
import { countTables, countUpcoming, findHeldClient, type HeldClient, readTable } from './tables.store.ts'

async function getHeldClient(db: Db, key: ClientKey): Promise<HeldClient> {
  const client = await findHeldClient(db, key)
  if (!client) throw notFound('There is no such client.')
  return client
}

export async function summarize(ctx: Context, key: ClientKey) {
  const client = await getHeldClient(ctx.db, key)
  const since = { locationId: key.locationId, clientSince: client.createdAt }
  return {
    client_id: key.clientId,
    name: client.name,
    tables: await countTables(ctx.db, client),
    upcoming_appointments: await countUpcoming(ctx.db, key, ctx.clock.now()),
    applications: await listNotified(ctx, ctx.db, since),
  }
}

/** Returns JSON, and logs that it did. The tables are read one after the other: each is whole in itself. */
export async function exportClient(
  ctx: Context,
  key: ClientKey,
  { by, asksApplications }: { by: AuditActor; asksApplications: boolean },
): Promise<string> {
  return ctx.db.transaction(async tx => {
    const client = await getHeldClient(tx, key)
    const tables = []
    for (const name of personalDataTables) tables.push(await readTable(tx, name, client))
    await recordAudit(ctx, tx, {
      ...by,
      action: 'client-export',
      locationId: key.locationId,
      note: `client ${key.clientId}`,
    })
    if (asksApplications)
      await notifyApplications(ctx, tx, { ...key, clientSince: client.createdAt }, 'client_data_request')
    const head = { location_id: key.locationId, client_id: key.clientId, exported_at: ctx.clock.now() }
    return `${JSON.stringify(head).slice(0, -1)},"tables":[${tables.join(',')}]}`
  })
}
