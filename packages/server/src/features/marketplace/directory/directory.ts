import type { Context } from '../../../context.ts'
import { notFound } from '../../../platform/errors.ts'
import { findAnyCard, findCard } from './directory.store.ts'

export async function getCard(ctx: Context, applicationId: number): Promise<string> {
  const json = await findCard(ctx.db, applicationId)
  if (json === undefined) throw notFound('There is no such application in the store.')
  return json
}

/** The card of an application that the caller may connect, in the store or not. */
export async function getAnyCard(ctx: Context, applicationId: number): Promise<string> {
  const json = await findAnyCard(ctx.db, applicationId)
  if (json === undefined) throw notFound('There is no such application.')
  return json
}

/** For the page, whose status says whether there is something to see. */
export const hasCard = async (ctx: Context, applicationId: number): Promise<boolean> =>
  (await findCard(ctx.db, applicationId)) !== undefined
