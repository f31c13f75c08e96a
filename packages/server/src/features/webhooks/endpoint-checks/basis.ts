import type { Context } from '../../../context.ts'
import { partnerTokenOf } from '../../marketplace/partners/partners.ts'
import { signingSecrets } from '../sending/secrets.ts'
import { type ClaimedCheck, findOwnUrl } from './endpoint-checks.store.ts'

/** The message says to the partner why the run may not go on. */
export class BasisChanged extends Error {}

/** What a run signs with. */
export interface Basis {
  keys: Buffer[]
  /** Undefined while it is revoked. */
  partnerToken: string | undefined
}

export const readBasis = async (ctx: Context, partnerId: number): Promise<Basis> => ({
  keys: await signingSecrets(ctx, partnerId),
  partnerToken: await partnerTokenOf(ctx, partnerId),
})

/** A run ends when the URL, the secret or the token that it began with is not the partner's any more. */
export async function requireSameBasis(
  ctx: Context,
  { partnerId, url }: ClaimedCheck,
  before: Basis,
): Promise<void> {
  if (!(await findOwnUrl(ctx.db, partnerId, url)))
    throw new BasisChanged('The URL is not one of your endpoints any more.')
  const { keys, partnerToken } = await readBasis(ctx, partnerId)
  if (partnerToken !== before.partnerToken)
    throw new BasisChanged('Your partner token was changed or revoked meanwhile.')
  const isSame = keys.length === before.keys.length && keys.every((key, at) => before.keys[at]?.equals(key))
  if (!isSame) throw new BasisChanged('Your webhook secret was changed meanwhile. Check the endpoint again.')
}
