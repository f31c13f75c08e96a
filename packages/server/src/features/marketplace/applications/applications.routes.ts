import {
  applicationCategories,
  catalogue,
  functionalities,
  notificationChannels,
  rightSlugs,
  rights,
} from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { MemoryFile } from '../../../platform/http/memory-file.ts'
import { route } from '../../../platform/http/route.ts'
import { getApiAccess, saveApiAccess } from './api-access.ts'
import { requireOwnApplication } from './applications.ts'
import { listOwn } from './own-applications.store.ts'
import {
  changeApplication,
  createApplication,
  getOwnApplication,
  removeApplication,
  requestWhitelisting,
  submitApplication,
  withdrawApplication,
} from './own-applications.ts'
import {
  changeOption,
  changePlan,
  createOption,
  createPlan,
  listOwnPlans,
  removeOption,
  removePlan,
} from './plans.ts'

const { applications } = catalogue

interface Own {
  caller: { user: { id: number } }
  params: { application_id: number }
  address: string
}
const ownKey = ({ caller, params, address }: Own) => ({
  userId: caller.user.id,
  applicationId: params.application_id,
  address,
})

export const applicationRoutes = (ctx: Context) => [
  ...dictionaries(),
  ...developerRoutes(ctx),
  ...planRoutes(ctx),
  route(applications.listPermissions, async ({ caller, params }) => {
    const application = await requireOwnApplication(ctx, {
      applicationId: params.application_id,
      partnerId: caller.partner.id,
    })
    const declared = rightSlugs.filter(slug => application.rights.includes(slug))
    return { data: declared.map(slug => ({ slug, ...rights[slug], value: true as const })) }
  }),
]

function dictionaries() {
  const toDocument = (titles: Record<string, string>) => {
    const data = Object.entries(titles).map(([slug, title]) => ({ slug, title }))
    return MemoryFile.ofJson({ success: true, data, meta: [] })
  }
  const categories = toDocument(applicationCategories)
  const channels = toDocument(notificationChannels)
  const functions = toDocument(functionalities)
  return [
    route(applications.listCategories, () => ({ document: categories })),
    route(applications.listChannels, () => ({ document: channels })),
    route(applications.listFunctionalities, () => ({ document: functions })),
  ]
}

const developerRoutes = (ctx: Context) => [
  route(applications.list, async ({ caller, query }) => ({
    json: await listOwn(ctx.db, { userId: caller.user.id, partnerId: query.partner_id }),
  })),
  route(applications.create, async ({ caller, body: { partner_id, ...input } }) => ({
    json: await createApplication(ctx, { userId: caller.user.id, partnerId: partner_id }, input),
  })),
  route(applications.get, async input => ({ json: await getOwnApplication(ctx, ownKey(input)) })),
  route(applications.update, async input => ({
    json: await changeApplication(ctx, ownKey(input), input.body),
  })),
  route(applications.delete, async input => {
    await removeApplication(ctx, ownKey(input))
    return { data: null }
  }),
  route(applications.submit, async input => ({ json: await submitApplication(ctx, ownKey(input)) })),
  route(applications.withdraw, async input => ({ json: await withdrawApplication(ctx, ownKey(input)) })),
  route(applications.requestWhitelisting, async input => ({
    json: await requestWhitelisting(ctx, ownKey(input)),
  })),
  route(applications.getApiAccess, async input => ({ data: await getApiAccess(ctx, ownKey(input)) })),
  route(applications.saveApiAccess, async input => ({
    data: await saveApiAccess(ctx, ownKey(input), { userId: input.body.user_id, address: input.address }),
  })),
]

function planRoutes(ctx: Context) {
  const planKey = (input: Own & { params: { tariff_id: number } }) => ({
    ...ownKey(input),
    planId: input.params.tariff_id,
  })
  const optionKey = (input: Own & { params: { tariff_id: number; option_id: number } }) => ({
    ...planKey(input),
    optionId: input.params.option_id,
  })
  return [
    route(applications.listPlans, async input => ({ data: await listOwnPlans(ctx, ownKey(input)) })),
    route(applications.createPlan, async input => ({
      data: await createPlan(ctx, ownKey(input), input.body),
    })),
    route(applications.updatePlan, async input => ({
      data: await changePlan(ctx, planKey(input), input.body),
    })),
    route(applications.deletePlan, async input => {
      await removePlan(ctx, planKey(input))
      return { data: null }
    }),
    route(applications.createPlanOption, async input => ({
      data: await createOption(ctx, planKey(input), input.body),
    })),
    route(applications.updatePlanOption, async input => ({
      data: await changeOption(ctx, optionKey(input), input.body),
    })),
    route(applications.deletePlanOption, async input => {
      await removeOption(ctx, optionKey(input))
      return { data: null }
    }),
  ]
}
