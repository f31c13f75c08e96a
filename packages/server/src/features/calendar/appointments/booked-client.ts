import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/errors.ts'
import { findOrCreateClient, isClientOf } from '../../clients/clients.ts'
import { countPhone } from '../../clients/phone-guesses.ts'
import type { RecordCaller } from './record-change.ts'

export interface BookedClient {
  phone: string
  name?: string
  surname?: string
  email?: string
  /** The prefix of these fields' names in the answer. */
  path?: string
}

/** As a caller sends it; an empty object is an appointment without a client. */
export type BookedClientInput = Partial<Omit<BookedClient, 'path'>> & { id?: number | null }

interface SentClient {
  client: BookedClientInput
  by: RecordCaller
}

/** Returns null for an appointment without a client. */
export async function findClientSent(
  ctx: Context,
  tx: Tx,
  locationId: number,
  sent: SentClient,
): Promise<number | null> {
  const namesNobody = Object.values(sent.client).every(value => value === undefined)
  return namesNobody ? null : findNamedClient(ctx, tx, locationId, sent)
}

/** For what always has a client. */
export async function findNamedClient(
  ctx: Context,
  tx: Tx,
  locationId: number,
  { client, by }: SentClient,
): Promise<number> {
  const { phone, id, ...rest } = client
  if (phone !== undefined)
    return findBookedClient(ctx, tx, locationId, {
      client: { ...rest, phone, path: 'client.' },
      by,
    })
  // The answer names the client, so an ID alone is only for callers who may see clients.
  if (id && by.seesClients) {
    if (await isClientOf(tx, { locationId, clientId: id })) return id
    throw invalid({ 'client.id': ['names a client that is not in this Location'] })
  }
  // A caller that names a client in another way means one, so this must not pass as an appointment without a client.
  throw invalid({ 'client.phone': ['is required'] })
}

/** Finds the client by phone or creates one; only a new client needs a name. */
export async function findBookedClient(
  ctx: Context,
  tx: Tx,
  locationId: number,
  { client, by }: { client: BookedClient; by: Omit<RecordCaller, 'seesClients'> },
): Promise<number> {
  const { path = '', name = '', email } = client
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw invalid({ [`${path}email`]: ['must be an e-mail address'] })
  const { phone, surname } = client
  await countPhone(ctx, { locationId, by })
  const found = await findOrCreateClient(
    ctx,
    tx,
    { locationId, phone, name: name.trim(), surname, email, phoneField: `${path}phone` },
    by.actor,
  )
  if (found.isNew && name.trim() === '')
    throw invalid({ [`${path}name`]: ['is required for a client who is not known yet'] })
  return found.clientId
}
