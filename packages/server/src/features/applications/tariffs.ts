import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { tariffsChanged } from '../coverage/coverage.ts'
import { getOwnApplication, lockOwnApplication, type OwnKey } from './own-applications.ts'
import {
  countOptions,
  countTariffs,
  findTariff,
  insertOption,
  insertTariff,
  listTariffs,
  type OptionColumns,
  type TariffColumns,
  type TariffKey,
  updateOption,
  updateTariff,
} from './tariffs.store.ts'

export type OwnTariffKey = OwnKey & TariffKey
export type OwnOptionKey = OwnTariffKey & { optionId: number }

const tariffsPerApplication = 50
const optionsPerTariff = 50

export async function listOwnTariffs(ctx: Context, key: OwnKey): Promise<string> {
  await getOwnApplication(ctx, key)
  return listTariffs(ctx.db, key.applicationId)
}

async function getTariff(db: Db, key: TariffKey): Promise<string> {
  const json = await findTariff(db, key)
  if (json === undefined) throw notFound('The application has no such tariff.')
  return json
}

export const createTariff = (ctx: Context, key: OwnKey, input: TariffColumns): Promise<string> =>
  change(ctx, key, async tx => {
    if ((await countTariffs(tx, key.applicationId)) >= tariffsPerApplication)
      throw conflict(`The application has ${tariffsPerApplication} tariffs already.`)
    const tariffId = await insertTariff(tx, key.applicationId, input)
    return getTariff(tx, { applicationId: key.applicationId, tariffId })
  })

export const changeTariff = (ctx: Context, key: OwnTariffKey, input: TariffColumns): Promise<string> =>
  change(ctx, key, async tx => {
    await updateTariff(tx, key, input)
    return getTariff(tx, key)
  })

/** The rows stay, because payments name them. */
export const removeTariff = (ctx: Context, key: OwnTariffKey): Promise<void> =>
  change(ctx, key, async tx => {
    await getTariff(tx, key)
    await updateTariff(tx, key, { deleted_at: ctx.clock.now() })
  })

export const createOption = (ctx: Context, key: OwnTariffKey, input: OptionColumns): Promise<string> =>
  change(ctx, key, async tx => {
    await getTariff(tx, key)
    if ((await countOptions(tx, key)) >= optionsPerTariff)
      throw conflict(`The tariff has ${optionsPerTariff} options already.`)
    await insertOption(tx, key, input)
    return getTariff(tx, key)
  })

export const changeOption = (ctx: Context, key: OwnOptionKey, input: OptionColumns): Promise<string> =>
  change(ctx, key, async tx => {
    await getTariff(tx, key)
    if (!(await updateOption(tx, key, input))) throw notFound('The tariff has no such option.')
    return getTariff(tx, key)
  })

export const removeOption = (ctx: Context, key: OwnOptionKey): Promise<void> =>
  change(ctx, key, async tx => {
    await getTariff(tx, key)
    if (!(await updateOption(tx, key, { deleted_at: ctx.clock.now() })))
      throw notFound('The tariff has no such option.')
  })

/** Under the lock of the application; what its links have to pay follows in the same transaction. */
function change<T>(ctx: Context, key: OwnKey, work: (tx: Tx) => Promise<T>): Promise<T> {
  return ctx.db.transaction(async tx => {
    await lockOwnApplication(tx, key)
    const result = await work(tx)
    await tariffsChanged(tx, key.applicationId, ctx.clock.now())
    return result
  })
}
