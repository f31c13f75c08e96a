import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { hintOfReview } from './hint-of-review.ts'
import type { OwnApplicationKey } from './own-applications.store.ts'
import { lockOwnApplication, readOwnApplication } from './own-applications.ts'
import type { PendingPlanOption, Plan, WholeApplication } from './pending-changes.ts'
import { takePlanId } from './plans.store.ts'
import { saveChanges } from './save-changes.ts'
import type { DeveloperKey } from './submission.ts'

export type PlanKey = DeveloperKey & { planId: number }
export type OptionKey = PlanKey & { optionId: number }

export interface PlanInput {
  title?: string
  position?: number
}
export type OptionInput = Partial<Omit<PendingPlanOption, 'id'>>

const plansPerApplication = 50
const optionsPerPlan = 50

/** Returns the plans with the changes that wait for an operator. */
export const listOwnPlans = async (ctx: Context, key: OwnApplicationKey) =>
  wantedPlans(await readOwnApplication(ctx, key)).map(toPlanWire)

const wantedPlans = ({ pending, tariffs }: WholeApplication): Plan[] => pending?.tariffs ?? tariffs

export const createPlan = (ctx: Context, key: DeveloperKey, input: PlanInput & { title: string }) =>
  change(ctx, key, async (plans, tx) => {
    if (plans.length >= plansPerApplication)
      throw conflict(`The application has ${plansPerApplication} plans already.`)
    const plan: Plan = { id: await takePlanId(tx, 'plans'), position: 0, ...input, options: [] }
    plans.push(plan)
    return toPlanWire(plan)
  })

export const changePlan = (ctx: Context, key: PlanKey, input: PlanInput) =>
  changeOne(ctx, key, async plan => void Object.assign(plan, input))

export const removePlan = (ctx: Context, key: PlanKey): Promise<void> =>
  change(ctx, key, async plans => {
    plans.splice(plans.indexOf(getPlan(plans, key)), 1)
  })

export const createOption = (
  ctx: Context,
  key: PlanKey,
  input: OptionInput & Omit<PendingPlanOption, 'id' | 'position' | 'staff_amount' | 'free_period_in_months'>,
) =>
  changeOne(ctx, key, async ({ options }, tx) => {
    if (options.length >= optionsPerPlan) throw conflict(`The plan has ${optionsPerPlan} options already.`)
    const id = await takePlanId(tx, 'plan_options')
    options.push({ staff_amount: null, free_period_in_months: 0, position: 0, ...input, id })
  })

export const changeOption = (ctx: Context, key: OptionKey, input: OptionInput) =>
  changeOne(ctx, key, async plan => void Object.assign(getOption(plan, key), input))

export const removeOption = (ctx: Context, key: OptionKey) =>
  changeOne(ctx, key, async plan => {
    plan.options.splice(plan.options.indexOf(getOption(plan, key)), 1)
  })

function getPlan(plans: Plan[], { planId }: PlanKey): Plan {
  const plan = plans.find(({ id }) => id === planId)
  if (!plan) throw notFound('The application has no such plan.')
  return plan
}

function getOption({ options }: Plan, { optionId }: OptionKey): PendingPlanOption {
  const option = options.find(({ id }) => id === optionId)
  if (!option) throw notFound('The plan has no such option.')
  return option
}

const changeOne = (ctx: Context, key: PlanKey, edit: (plan: Plan, tx: Tx) => Promise<void>) =>
  change(ctx, key, async (plans, tx) => {
    const plan = getPlan(plans, key)
    await edit(plan, tx)
    plan.options.sort(byPosition)
    return toPlanWire(plan)
  })

/** `edit` changes the list of plans in place, under the lock of the application. */
function change<T>(ctx: Context, key: DeveloperKey, edit: (plans: Plan[], tx: Tx) => Promise<T>): Promise<T> {
  return ctx.db.transaction(async tx => {
    const application = await lockOwnApplication(tx, key)
    const plans = structuredClone(wantedPlans(application))
    const result = await edit(plans, tx)
    await saveChanges(ctx, tx, { by: key, application, changes: { tariffs: plans.sort(byPosition) } })
    hintOfReview(ctx, tx, application)
    return result
  })
}

interface Placed {
  id: number
  position: number
}
const byPosition = (left: Placed, right: Placed) => left.position - right.position || left.id - right.id

/** Returns plans as partners read them: in order, without the positions. */
const toPlanWire = ({ id, title, options }: Plan) => ({
  id,
  title,
  options: options.map(({ position, ...option }) => option),
})
