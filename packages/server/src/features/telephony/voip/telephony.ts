import type { Context } from '../../../context.ts'
import { seal, UnreadableValue, unseal } from '../../../platform/crypto/seal.ts'
import { hashToken, isSameSecret, newToken } from '../../../platform/crypto/tokens.ts'
import type { Db } from '../../../platform/database/database.ts'
import { forbidden, notFound } from '../../../platform/errors.ts'
import { suspendedLocation } from '../../access/gate/refused-access.ts'
import { recordAuditInEach } from '../../infrastructure/audit/audit.ts'
import type { ChainCountry } from './numbers.ts'
import {
  findEnabled,
  findPbx,
  listChainsOf,
  type PbxRow,
  readSettings,
  replaceToken,
  updateEnabled,
} from './telephony.store.ts'

export const notEnabled = () => forbidden('Telephony is not enabled here: the PBX has to enable it first.')

export const sealPurpose = (chainId: number): string => `crm-token:${chainId}`

/**
 * Returns the Chain of an integration token. Throws 404 for a token that no Chain has, and 403 while all of the Chain is
 * suspended. While a part of it is, calls go to the others: `routed_locations` leaves that part out.
 */
export async function getPbx(ctx: Context, token: string): Promise<PbxRow> {
  const hash = hashToken(token)
  const found = await ctx.accessCache.get(`crm:${hash.toString('base64')}`, () => findPbx(ctx.db, hash))
  if (!found || !isSameSecret(found.hash, hash)) throw notFound('No Chain has this crm_token.')
  if (found.is_suspended) throw forbidden(suspendedLocation)
  return found
}

/** The partner through which a PBX calls, and the network address it calls from. */
export interface Reporter {
  partnerId: number
  address: string
}

export async function setEnabled(
  ctx: Context,
  { pbx, reporter, isEnabled }: { pbx: PbxRow; reporter: Reporter; isEnabled: boolean },
): Promise<void> {
  await ctx.db.transaction(async tx => {
    if (!(await updateEnabled(tx, pbx, isEnabled ? ctx.clock.now() : null))) return
    const action = isEnabled ? 'telephony-enable' : 'telephony-disable'
    await recordAuditInEach(ctx, tx, await locationIdsOf(tx, pbx.chain_id), {
      ...reporter,
      userId: null,
      action,
    })
  })
}

const locationIdsOf = async (db: Db, chainId: number): Promise<number[]> =>
  (await readSettings(db, chainId)).locations.map(({ id }) => id)

export const toCountries = ({ dictionaries }: Context, countryIds: number[]): ChainCountry[] =>
  countryIds.flatMap(id => {
    const country = dictionaries.countryById(id)
    return country ? [{ id, iso: country.iso_code }] : []
  })

/** Returns the countries of an enabled Chain; throws 403 while telephony is not enabled. */
export async function requireEnabled(ctx: Context, db: Db, chainId: number): Promise<ChainCountry[]> {
  const found = await findEnabled(db, chainId)
  if (!found) throw notEnabled()
  return toCountries(ctx, found.country_ids)
}

/** A program that may read the settings is not the PBX, so it does not see the token. */
export async function getTelephony(ctx: Context, chainId: number, { isProgram }: { isProgram: boolean }) {
  const settings = await readTelephony(ctx, chainId)
  return isProgram ? { ...settings, crm_token: null } : settings
}

async function readTelephony(ctx: Context, chainId: number) {
  const { sealed, token_created_at, ...settings } = await readSettings(ctx.db, chainId)
  return {
    ...settings,
    crm_token: sealed && showToken(ctx, chainId, sealed),
    token_created_at: token_created_at?.toISOString() ?? null,
  }
}

/**
 * Returns null when the key that sealed the token is lost; the owner still sees the settings, and creates a new token.
 */
function showToken({ key }: Context, chainId: number, sealed: Buffer): string | null {
  try {
    return unseal(key, sealPurpose(chainId), sealed)
  } catch (error) {
    if (error instanceof UnreadableValue) return null
    throw error
  }
}

/** The previous token stops working at the same moment, in every process. */
export async function rotateToken(
  ctx: Context,
  { chainId, userId, address }: { chainId: number; userId: number; address: string },
) {
  const token = newToken('chain')
  await ctx.db.transaction(async tx => {
    const sealed = seal(ctx.key, sealPurpose(chainId), token)
    await replaceToken(tx, { chainId, hash: hashToken(token), sealed, at: ctx.clock.now() })
    const act = { userId, action: 'crm-token-rotate', address } as const
    await recordAuditInEach(ctx, tx, await locationIdsOf(tx, chainId), act)
    await ctx.accessCache.invalidate(tx)
  })
  return readTelephony(ctx, chainId)
}

export const listMyChains = (ctx: Context, userId: number) => listChainsOf(ctx.db, userId)
