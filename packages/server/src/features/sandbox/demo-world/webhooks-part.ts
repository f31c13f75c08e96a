import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { addFirstSecret } from '../../webhooks/sending/secrets.ts'
import { demo } from './facts.ts'

const { partner } = demo

/** The secret of the partner is known from the start, so that a first receiver can verify without a further step. */
export const seedWebhooks = (ctx: Context, tx: Tx): Promise<void> =>
  addFirstSecret(ctx, tx, { partnerId: partner.id, secret: partner.webhookSecret })
