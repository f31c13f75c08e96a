import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { partnerOfDeveloper } from '../partner-of-developer.ts'
import { countReplay, getReplay, listReplays, startReplay, stopReplay } from './replays.ts'

const { replays } = catalogue

export const replayRoutes = (ctx: Context) => [
  route(replays.count, async input => ({
    data: await countReplay(ctx, await partnerOfDeveloper(ctx, input), input.body),
  })),
  route(replays.create, async input => {
    const partnerId = await partnerOfDeveloper(ctx, input)
    const { caller, address, body } = input
    return { json: await startReplay(ctx, { partnerId, userId: caller.user.id, address }, body) }
  }),
  route(replays.list, async input => listReplays(ctx, await partnerOfDeveloper(ctx, input), input.query)),
  route(replays.get, async input => ({
    json: await getReplay(ctx, {
      partnerId: await partnerOfDeveloper(ctx, input),
      replayId: input.params.replay_id,
    }),
  })),
  route(replays.stop, async input => {
    const key = { partnerId: await partnerOfDeveloper(ctx, input), replayId: input.params.replay_id }
    return { json: await stopReplay(ctx, key, { userId: input.caller.user.id, address: input.address }) }
  }),
]
