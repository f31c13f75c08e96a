/** Where an application is connected, for those who made it and those who run the platform. */
import type { Context } from '../../../context.ts'
import type { OwnKey } from '../applications/own-applications.store.ts'
import { getOwnApplication } from '../applications/own-applications.ts'
import { readTrace } from './activity-log.ts'
import { type LinkPage, listLinksOf } from './application-installations.store.ts'

export const listLinks = (ctx: Context, page: LinkPage) => listLinksOf(ctx.db, page)

export async function listOwnLinks(ctx: Context, userId: number, page: LinkPage) {
  await getOwnApplication(ctx, { userId, applicationId: page.applicationId })
  return listLinks(ctx, page)
}

export async function traceOwnLink(ctx: Context, key: OwnKey, locationId: number) {
  await getOwnApplication(ctx, key)
  return readTrace(ctx, { applicationId: key.applicationId, locationId })
}
