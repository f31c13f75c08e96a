import type { Context } from '../../../context.ts'
import { notFound } from '../../../platform/errors.ts'
import { findAnyCard, findCard } from './directory.store.ts'

export async function getCard(ctx: Context, applicationId: number): Promise<string> {
  const json = await findCard(ctx.db, applicationId)
  if (json === undefined) throw notFound('There is no such application in the store.')
  return json
}

/** Returns the card of an application that the caller may install, whether it is in the app directory or not. */
export async function getAnyCard(ctx: Context, applicationId: number): Promise<string> {
  const json = await findAnyCard(ctx.db, applicationId)
  if (json === undefined) throw notFound('There is no such application.')
  return json
}

/** The page needs to know whether the application exists, for its status. */
export const hasCard = async (ctx: Context, applicationId: number): Promise<boolean> =>
  (await findCard(ctx.db, applicationId)) !== undefined
