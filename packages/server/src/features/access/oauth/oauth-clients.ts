import type { Context } from '../../../context.ts'
import { hashToken, hintOf, newToken, randomBase62 } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditEntry } from '../../infrastructure/audit/audit-entry.ts'
import { checkRedirectUris } from './check-redirect-uris.ts'
import {
  deleteClient,
  findClient,
  insertClient,
  isPartnerOf,
  listClients,
  lockPartner,
  type OAuthClientKey,
  type OAuthClientRow,
  updateClient,
} from './oauth-clients.store.ts'

const clientsPerPartner = 50

interface OAuthClientInput {
  title: string
  redirect_uris: string[]
}

interface OAuthClientAction extends OAuthClientKey {
  userId: number
  /** The caller's network address. */
  address: string
}

const record = (
  ctx: Context,
  tx: Tx,
  { userId, partnerId, address }: Omit<OAuthClientAction, 'clientId'>,
  act: OAuthAuditAction,
) => recordAudit(ctx, tx, { userId, partnerId, address, ...act })

type OAuthAuditAction = Pick<AuditEntry, 'action' | 'note'>

const noPartner = () => notFound('You have no such partner account.')

export async function listClientsOf(ctx: Context, key: Omit<OAuthClientAction, 'clientId'>) {
  if (!(await isPartnerOf(ctx.db, key))) throw noPartner()
  return (await listClients(ctx.db, key.partnerId)).map(toWire)
}

export async function createClient(
  ctx: Context,
  key: Omit<OAuthClientAction, 'clientId'>,
  input: OAuthClientInput,
) {
  checkRedirectUris(ctx.config.mode, input.redirect_uris)
  const secret = newToken('oauthSecret')
  const clientId = `oc_${randomBase62(24)}`
  return ctx.db.transaction(async tx => {
    if (!(await lockPartner(tx, key))) throw noPartner()
    if ((await listClients(tx, key.partnerId)).length >= clientsPerPartner)
      throw conflict(`This partner account has ${clientsPerPartner} OAuth clients already.`)
    await insertClient(tx, {
      id: clientId,
      partner_id: key.partnerId,
      title: input.title,
      redirect_uris: input.redirect_uris,
      created_at: ctx.clock.now(),
      ...secretColumns(secret),
    })
    await record(ctx, tx, key, { action: 'oauth-client-create', note: `${clientId}: ${input.title}` })
    return { ...(await getClient(tx, { ...key, clientId })), client_secret: secret }
  })
}

export async function changeClient(ctx: Context, key: OAuthClientAction, input: Partial<OAuthClientInput>) {
  if (input.redirect_uris) checkRedirectUris(ctx.config.mode, input.redirect_uris)
  return ctx.db.transaction(async tx => {
    await lockClient(tx, key)
    await updateClient(tx, key, { ...input })
    const note = `${key.clientId}: ${Object.keys(input).join(', ')}`
    await record(ctx, tx, key, { action: 'oauth-client-update', note })
    return getClient(tx, key)
  })
}

/** The previous secret stops working at the same moment. */
export async function rotateSecret(ctx: Context, key: OAuthClientAction) {
  const secret = newToken('oauthSecret')
  return ctx.db.transaction(async tx => {
    await lockClient(tx, key)
    await updateClient(tx, key, secretColumns(secret))
    await record(ctx, tx, key, { action: 'oauth-client-rotate', note: key.clientId })
    return { ...(await getClient(tx, key)), client_secret: secret }
  })
}

/** Its consents, grants and tokens are deleted with it. */
export async function removeClient(ctx: Context, key: OAuthClientAction): Promise<void> {
  await ctx.db.transaction(async tx => {
    await lockClient(tx, key)
    await deleteClient(tx, key)
    await record(ctx, tx, key, { action: 'oauth-client-delete', note: key.clientId })
    await ctx.accessCache.invalidate(tx)
  })
}

async function lockClient(tx: Tx, key: OAuthClientAction): Promise<void> {
  if (!(await lockPartner(tx, key))) throw noPartner()
  await getClient(tx, key)
}

async function getClient(tx: Tx, key: OAuthClientKey) {
  const row = await findClient(tx, key)
  if (!row) throw notFound('This partner account has no such OAuth client.')
  return toWire(row)
}

const secretColumns = (secret: string) => ({ secret_hash: hashToken(secret), secret_hint: hintOf(secret) })

const toWire = (row: OAuthClientRow) => ({ ...row, created_at: row.created_at.toISOString() })
