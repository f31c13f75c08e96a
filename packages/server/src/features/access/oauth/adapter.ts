import type { Adapter, AdapterPayload, AllClientMetadata } from 'oidc-provider'
import type { Context } from '../../../context.ts'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { partnerSuspended } from './describe-refusal.ts'
import { consumeItem, deleteItem, deleteItemsOfGrant, findItem, saveItem } from './items.store.ts'
import { machineSecondsOf, secondsAhead } from './library-time.ts'
import { findRegistration } from './oauth-clients.store.ts'
import { locationOf } from './subject.ts'

/** The library stores what it issues here. It stamps times by the machine's clock, but the platform's clock counts. */
export const createAdapter =
  (ctx: Context) =>
  (kind: string): Adapter => {
    if (kind === 'Client')
      return { ...nothing, find: async id => (isVisible(id) ? findClientMetadata(ctx, id) : undefined) }
    // Foyer has its own sessions, and the library's would outlive them, so each authorization begins without one.
    if (kind === 'Session') return nothing
    return new ItemAdapter(ctx, kind)
  }

/** Our ids and tokens are visible ASCII (RFC 6749, appendix A), and PostgreSQL does not accept NUL even in a search. */
const isVisible = (id: string): boolean => /^[\x21-\x7e]+$/.test(id)

/** The library tells the client when one of these has expired; everything else is gone by then. */
const readAfterExpiry = new Set(['AuthorizationCode', 'RefreshToken'])
const longAgo = 1

class ItemAdapter implements Adapter {
  constructor(
    private readonly ctx: Context,
    private readonly kind: string,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { jti, exp, iat = 0, ...stored } = payload
    const { clock, db } = this.ctx
    await saveItem(db, {
      ...this.#keyOf(id),
      payload: { ...stored, iat: iat + secondsAhead(clock) },
      grantHash: stored.grantId ? hashToken(stored.grantId) : null,
      clientId: stored.clientId ?? clientIn(stored.params) ?? null,
      locationId: locationOf(stored) ?? null,
      expiresAt: new Date(clock.now().getTime() + expiresIn * 1000),
    })
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    if (!isVisible(id)) return undefined
    const { clock, db } = this.ctx
    const found = await findItem(db, this.#keyOf(id))
    const hasExpired = found !== undefined && found.expires_at <= clock.now()
    if (!found || (hasExpired && !readAfterExpiry.has(this.kind))) return undefined
    return {
      ...found.payload,
      jti: id,
      iat: Number(found.payload.iat) - secondsAhead(clock),
      exp: hasExpired ? longAgo : machineSecondsOf(clock, found.expires_at),
      ...(found.consumed_at ? { consumed: true } : {}),
    }
  }

  async consume(id: string): Promise<void> {
    if (await consumeItem(this.ctx.db, this.#keyOf(id), this.ctx.clock.now())) return
    const { errors } = await import('oidc-provider')
    throw new errors.InvalidGrant('already used')
  }

  async destroy(id: string): Promise<void> {
    await this.#invalidating(tx => deleteItem(tx, this.#keyOf(id)))
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#invalidating(tx => deleteItemsOfGrant(tx, this.kind, hashToken(grantId)))
  }

  findByUid = nothing.findByUid
  findByUserCode = nothing.findByUserCode

  /** Every process caches access tokens, and drops them when this commits. */
  async #invalidating(work: (tx: Tx) => Promise<void>): Promise<void> {
    await this.ctx.db.transaction(async tx => {
      await work(tx)
      if (['AccessToken', 'ClientCredentials'].includes(this.kind)) await this.ctx.accessCache.invalidate(tx)
    })
  }

  #keyOf = (id: string) => ({ kind: this.kind, hash: hashToken(id) })
}

/** We only have the hash of the secret, so provider.ts compares hashes. */
async function findClientMetadata(ctx: Context, id: string): Promise<AllClientMetadata | undefined> {
  const client = await findRegistration(ctx.db, id)
  if (!client) return undefined
  if (client.is_suspended) {
    const { errors } = await import('oidc-provider')
    throw new errors.InvalidClient('the partner account is suspended', partnerSuspended)
  }
  const canSendPeople = client.redirect_uris.length > 0
  return {
    client_id: id,
    client_secret: client.secret_hash.toString('base64'),
    client_name: client.title,
    redirect_uris: client.redirect_uris,
    response_types: canSendPeople ? ['code'] : [],
    grant_types: [
      'client_credentials',
      ...(canSendPeople ? (['authorization_code', 'refresh_token'] as const) : []),
    ],
    token_endpoint_auth_method: 'client_secret_basic',
  }
}

const clientIn = (params: unknown): string | undefined =>
  (params as { client_id?: string } | undefined)?.client_id

const nothing: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
}
