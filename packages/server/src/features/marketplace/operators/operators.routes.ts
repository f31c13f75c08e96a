import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { disable } from './end-installations.ts'
import {
  changeInstallationAsOperator,
  type InstallationAction,
  listAnyInstallations,
  setInstallationBlock,
} from './installations.ts'
import { listAnyApplications } from './review.store.ts'
import {
  enable,
  getAnyApplication,
  type OperatorAct,
  publish,
  sendBack,
  unlist,
  whitelist,
} from './review.ts'

const { operators } = catalogue
const usualCount = 25

interface OnApplication {
  caller: { user: { id: number } }
  params: { application_id: number }
  address: string
  body?: { note?: string }
}
const actOf = ({ caller, params, address, body }: OnApplication): OperatorAct => ({
  userId: caller.user.id,
  applicationId: params.application_id,
  address,
  note: body?.note,
})

export const operatorRoutes = (ctx: Context) => [
  route(operators.listApplications, async ({ query }) => {
    const { json, next } = await listAnyApplications(ctx.db, {
      isWaiting: query.waiting === 1,
      text: query.text || undefined,
      after: query.cursor,
      count: query.count ?? usualCount,
    })
    return { json, meta: { next_cursor: next } }
  }),
  route(operators.getApplication, async ({ params }) => ({
    json: await getAnyApplication(ctx, params.application_id),
  })),
  route(operators.publish, async input => ({ json: await publish(ctx, actOf(input), input.body.revision) })),
  route(operators.return, async input => ({
    json: await sendBack(ctx, { ...actOf(input), note: input.body.note }, input.body.revision),
  })),
  route(operators.disableApplication, async input => ({ json: await disable(ctx, actOf(input)) })),
  route(operators.enableApplication, async input => ({ json: await enable(ctx, actOf(input)) })),
  route(operators.whitelist, async input => ({ json: await whitelist(ctx, actOf(input)) })),
  route(operators.unlist, async input => ({ json: await unlist(ctx, actOf(input)) })),
  ...locationRoutes(ctx),
  ...installationRoutes(ctx),
]

function locationRoutes(ctx: Context) {
  const set = async (
    { caller, params, address, body }: Omit<OnApplication, 'params'> & { params: { location_id: number } },
    isBlocked: boolean,
  ) => ({
    data: await setInstallationBlock(ctx, {
      userId: caller.user.id,
      locationId: params.location_id,
      address,
      note: body?.note,
      isBlocked,
    }),
  })
  return [
    route(operators.blockInstallation, input => set(input, true)),
    route(operators.unblockInstallation, input => set(input, false)),
  ]
}

function installationRoutes(ctx: Context) {
  const change = async (
    action: InstallationAction['action'],
    input: OnApplication & { params: { location_id: number } },
  ) => ({
    data: await changeInstallationAsOperator(ctx, {
      action,
      ...actOf(input),
      locationId: input.params.location_id,
    }),
  })
  return [
    route(operators.listInstallations, async ({ params, query }) => {
      const page = { after: query.cursor, count: query.count ?? usualCount }
      const { json, next } = await listAnyInstallations(ctx, {
        applicationId: params.application_id,
        ...page,
      })
      return { json, meta: { next_cursor: next } }
    }),
    route(operators.freezeInstallation, input => change('freeze-link', input)),
    route(operators.unfreezeInstallation, input => change('unfreeze-link', input)),
    route(operators.disableInstallation, input => change('disable-link', input)),
  ]
}
