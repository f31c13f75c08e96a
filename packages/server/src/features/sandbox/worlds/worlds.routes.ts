import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { conflict } from '../../../platform/errors.ts'
import { route } from '../../../platform/http/route.ts'
import { demoFacts } from '../demo-world/demo-file.ts'
import { countAsChange } from './worlds.store.ts'
import type { World, Worlds } from './worlds.ts'

const { sandbox } = catalogue

export const worldRoutes = (ctx: Context, worlds: Worlds | undefined) => [
  route(sandbox.createWorld, async ({ caller, body, host }) => {
    const world = await presentWorlds(worlds).create(caller.partner.id, { ...body, host })
    // A repeated Idempotency-Key gets the same world.
    await ctx.db.transaction(countAsChange)
    return { data: toData(world) }
  }),
  route(sandbox.listWorlds, async ({ caller }) => ({
    data: presentWorlds(worlds).list(caller.partner.id).map(toData),
  })),
  route(sandbox.getWorld, async ({ caller, params }) => ({
    data: toData(presentWorlds(worlds).get(caller.partner.id, params.world_id)),
  })),
  route(sandbox.deleteWorld, async ({ caller, params }) => {
    await presentWorlds(worlds).delete(caller.partner.id, params.world_id)
    return { data: null }
  }),
]

export function presentWorlds(worlds: Worlds | undefined): Worlds {
  if (!worlds) throw conflict('A world has no worlds of its own: ask the sandbox that it is in.')
  return worlds
}

const toData = ({ id, limits, createdAt, expiresAt, urls }: World) => ({
  id,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt().toISOString(),
  limits,
  ...demoFacts(urls),
})
