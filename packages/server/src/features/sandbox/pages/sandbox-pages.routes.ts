import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { route } from '../../../platform/http/route.ts'
import { moveAndCatchUp } from '../controls/clock.ts'
import type { SandboxControls } from '../controls/sandbox.routes.ts'
import { trigger } from '../controls/trigger.ts'
import { presentWorlds } from '../worlds/worlds.routes.ts'
import type { World } from '../worlds/worlds.ts'
import { findNextDue, findPartnerOf, listTargets } from './next-due.store.ts'
import { listPeople } from './people.store.ts'
import { become } from './people.ts'
import { toMove } from './to-move.ts'

const { sandbox } = catalogue
const maxTargets = 200

/** What the sandbox bar of the console calls. */
export const sandboxPagesRoutes = (ctx: Context, { clock, reset, worlds }: SandboxControls) => {
  const readState = async () => {
    const now = ctx.clock.now()
    const due = await findNextDue(ctx.db, now)
    return {
      now: now.toISOString(),
      next_due: due ? { at: due.at.toISOString(), kind: due.kind } : null,
      has_worlds: worlds !== undefined,
    }
  }
  return [
    route(sandbox.readState, async () => ({ data: await readState() })),
    route(sandbox.moveClockForPages, async ({ body }) => {
      await moveAndCatchUp(ctx, clock, await toMove(ctx, body))
      return { data: await readState() }
    }),
    route(sandbox.targets, async () => ({ data: await listTargets(ctx.db, maxTargets) })),
    route(sandbox.triggerForPages, async ({ body }) => {
      const isAboutApplication = body.resource === 'application'
      const partnerId = isAboutApplication ? await findPartnerOf(ctx.db, body.application_id) : 0
      if (partnerId === undefined && body.application_id !== undefined)
        throw notFound('There is no such application.')
      if (partnerId === undefined) throw conflict('This sandbox has no application: create one first.')
      return { data: await trigger(ctx, partnerId, body) }
    }),
    route(sandbox.listPeople, async () => ({ data: await listPeople(ctx.db, maxTargets) })),
    route(sandbox.become, async ({ body, ...visitor }) => {
      const { cookies } = await become(ctx, body.user_id, visitor)
      return { data: null, cookies }
    }),
    route(sandbox.resetForPages, async () => {
      await reset()
      return { data: null }
    }),
    route(sandbox.listWorldsForPages, async () => ({ data: presentWorlds(worlds).listAll().map(toData) })),
    route(sandbox.createWorldForPages, async ({ host }) => ({
      data: toData(await presentWorlds(worlds).create(null, { host })),
    })),
    route(sandbox.deleteWorldForPages, async ({ params }) => {
      await presentWorlds(worlds).deleteAny(params.world_id)
      return { data: null }
    }),
  ]
}

const toData = ({ id, createdAt, expiresAt, urls }: World) => ({
  id,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt().toISOString(),
  app_url: urls.app,
})
