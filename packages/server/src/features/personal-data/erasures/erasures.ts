import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { conflict, invalid, notFound } from '../../../platform/errors.ts'
import type { ClientKey } from '../../clients/clients.ts'
import { emptyClient } from '../../clients/clients.ts'
import { type Actor, platformActor } from '../../events/event.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import { hintAfter } from '../../infrastructure/hints/hints.ts'
import { notifyApplications } from '../applications/notify-applications.ts'
import {
  blankDeletedClient,
  insertErasure,
  isBeingErased,
  type LockedClient,
  listErasureRows,
  lockClient,
  saveSubject,
} from './erasures.store.ts'
import { sealSubject } from './subject.ts'

interface ErasureRequest {
  by: AuditActor
  /** The name of the client, which the owner has typed. */
  name: string
}

const plain = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

/** Begins an erasure, and returns it as JSON. From the commit on the client is gone for everybody. */
export async function eraseClient(
  ctx: Context,
  key: ClientKey,
  { by, name }: ErasureRequest,
): Promise<string> {
  const id = await ctx.db.transaction(async tx => {
    const client = await lockClient(tx, key)
    if (await isBeingErased(tx, key)) throw conflict('This client is being erased already.')
    if (!client) throw notFound('There is no such client.')
    if (plain(name) !== plain(client.name)) throw invalid({ name: ['is not the name of this client'] })
    const erasureId = await beginErasure(ctx, tx, { key, client, userId: by.userId })
    await recordAudit(ctx, tx, {
      ...by,
      action: 'client-erase',
      locationId: key.locationId,
      note: `client ${key.clientId}`,
    })
    return erasureId
  })
  const { json } = await listErasureRows(ctx.db, { locationId: key.locationId, id, count: 1 })
  return json.slice(1, -1)
}

interface ErasureStart {
  key: ClientKey
  client: LockedClient
  /** Null for the retention. */
  userId: number | null
}

/** Empties the record and tells everybody who may know; the worker erases the rest. The caller has locked the client. */
export async function beginErasure(
  ctx: Context,
  tx: Tx,
  { key, client, userId }: ErasureStart,
): Promise<number> {
  const { locationId } = key
  const { names, phones, emails, createdAt, isDeleted } = client
  const cause = userId === null ? 'retention' : 'request'
  const id = await insertErasure(tx, { ...key, cause, userId, at: ctx.clock.now() })
  await saveSubject(tx, { locationId, erasureId: id }, sealSubject(ctx, id, { names, phones, emails }))
  if (isDeleted) await blankDeletedClient(tx, key)
  else await emptyClient(ctx, tx, key, actorOfErasure(userId))
  await notifyApplications(ctx, tx, { ...key, clientSince: createdAt }, 'client_erased')
  hintAfter(ctx, tx, { kind: 'change', location_id: locationId, resource: 'erasure', id, status: 'create' })
  return id
}

/** A person acts without a partner; the retention is the platform's own. */
export const actorOfErasure = (userId: number | null): Actor => ({ ...platformActor, userId })

export async function listErasures(
  ctx: Context,
  { locationId, cursor, count = 25 }: { locationId: number; cursor?: number; count?: number },
) {
  const { json, next } = await listErasureRows(ctx.db, { locationId, before: cursor, count })
  return { json, meta: { next_cursor: next } }
}
