import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import type { OwnApplicationKey } from './own-applications.store.ts'
import { lockOwnApplication, readOwnApplication } from './own-applications.ts'
import type { Plan, PlanOption, WholeApplication } from './pending-changes.ts'
import { takePlanId } from './plans.store.ts'
import { saveChanges } from './save-changes.ts'
import type { DeveloperKey } from './submission.ts'

export type TariffKey = DeveloperKey & { tariffId: number }
export type OptionKey = TariffKey & { optionId: number }

export interface TariffInput {
  title?: string
  position?: number
}
export type OptionInput = Partial<Omit<PlanOption, 'id'>>

const tariffsPerApplication = 50
const optionsPerTariff = 50

/** Returns the plans with the changes that wait for an operator. */
export const listOwnTariffs = async (ctx: Context, key: OwnApplicationKey) =>
  wantedPlans(await readOwnApplication(ctx, key)).map(toTariff)

const wantedPlans = ({ pending, tariffs }: WholeApplication): Plan[] => pending?.tariffs ?? tariffs

export const createTariff = (ctx: Context, key: DeveloperKey, input: TariffInput & { title: string }) =>
  change(ctx, key, async (plans, tx) => {
    if (plans.length >= tariffsPerApplication)
      throw conflict(`The application has ${tariffsPerApplication} tariffs already.`)
    const plan: Plan = { id: await takePlanId(tx, 'plans'), position: 0, ...input, options: [] }
    plans.push(plan)
    return toTariff(plan)
  })

export const changeTariff = (ctx: Context, key: TariffKey, input: TariffInput) =>
  changeOne(ctx, key, async plan => void Object.assign(plan, input))

export const removeTariff = (ctx: Context, key: TariffKey): Promise<void> =>
  change(ctx, key, async plans => {
    plans.splice(plans.indexOf(getPlan(plans, key)), 1)
  })

export const createOption = (
  ctx: Context,
  key: TariffKey,
  input: OptionInput & Omit<PlanOption, 'id' | 'position' | 'staff_amount' | 'free_period_in_months'>,
) =>
  changeOne(ctx, key, async ({ options }, tx) => {
    if (options.length >= optionsPerTariff)
      throw conflict(`The tariff has ${optionsPerTariff} options already.`)
    const id = await takePlanId(tx, 'plan_options')
    options.push({ staff_amount: null, free_period_in_months: 0, position: 0, ...input, id })
  })

export const changeOption = (ctx: Context, key: OptionKey, input: OptionInput) =>
  changeOne(ctx, key, async plan => void Object.assign(getOption(plan, key), input))

export const removeOption = (ctx: Context, key: OptionKey) =>
  changeOne(ctx, key, async plan => {
    plan.options.splice(plan.options.indexOf(getOption(plan, key)), 1)
  })

function getPlan(plans: Plan[], { tariffId }: TariffKey): Plan {
  const plan = plans.find(({ id }) => id === tariffId)
  if (!plan) throw notFound('The application has no such tariff.')
  return plan
}

function getOption({ options }: Plan, { optionId }: OptionKey): PlanOption {
  const option = options.find(({ id }) => id === optionId)
  if (!option) throw notFound('The tariff has no such option.')
  return option
}

const changeOne = (ctx: Context, key: TariffKey, edit: (plan: Plan, tx: Tx) => Promise<void>) =>
  change(ctx, key, async (plans, tx) => {
    const plan = getPlan(plans, key)
    await edit(plan, tx)
    plan.options.sort(byPosition)
    return toTariff(plan)
  })

/** `edit` changes the list of plans in place, under the lock of the application. */
function change<T>(ctx: Context, key: DeveloperKey, edit: (plans: Plan[], tx: Tx) => Promise<T>): Promise<T> {
  return ctx.db.transaction(async tx => {
    const application = await lockOwnApplication(tx, key)
    const plans = structuredClone(wantedPlans(application))
    const result = await edit(plans, tx)
    await saveChanges(ctx, tx, { by: key, application, changes: { tariffs: plans.sort(byPosition) } })
    return result
  })
}

interface Placed {
  id: number
  position: number
}
const byPosition = (left: Placed, right: Placed) => left.position - right.position || left.id - right.id

/** Returns plans as partners read them: in order, without the positions. */
const toTariff = ({ id, title, options }: Plan) => ({
  id,
  title,
  options: options.map(({ position, ...option }) => option),
})
