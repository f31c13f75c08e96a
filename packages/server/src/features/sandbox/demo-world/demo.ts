import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { seedAccessTokens } from './access-tokens-part.ts'
import { seedApplications } from './applications-part.ts'
import { seedBookings } from './bookings-part.ts'
import { seedClients } from './clients-part.ts'
import { hasDemoPart, lockDemo, markDemoPart } from './demo.store.ts'
import { seedIdentity } from './identity-part.ts'
import { seedStorageAndMoney } from './storage-money-part.ts'
import { seedTeam } from './team-part.ts'
import { seedTelephony } from './telephony-part.ts'
import { seedV3 } from './v3-part.ts'
import { seedWebhooks } from './webhooks-part.ts'
import { seedWeek } from './week-part.ts'

/**
 * Seeds the demo world in parts. Each part is made once: an older data folder gains what a newer version adds, and
 * nothing that a person changed or deleted comes back.
 */
const parts: Record<string, (ctx: Context, tx: Tx) => Promise<void>> = {
  identity: seedIdentity,
  team: seedTeam,
  clients: seedClients,
  bookings: seedBookings,
  'storage-money': seedStorageAndMoney,
  applications: seedApplications,
  telephony: seedTelephony,
  v3: seedV3,
  'access-tokens': seedAccessTokens,
  webhooks: seedWebhooks,
  week: async (ctx, tx) => {
    if (ctx.config.demoWeek) await seedWeek(ctx, tx)
  },
}

export const seedDemoWorld = (ctx: Context): Promise<void> => ctx.db.transaction(tx => seedDemoParts(ctx, tx))

export async function seedDemoParts(ctx: Context, tx: Tx): Promise<void> {
  await lockDemo(tx)
  for (const [name, seed] of Object.entries(parts)) {
    if (await hasDemoPart(tx, name)) continue
    await seed(ctx, tx)
    await markDemoPart(tx, name)
  }
}
