/** Lists where an application is installed, for its developers and for operators. */
import type { Context } from '../../../context.ts'
import type { OwnApplicationKey } from '../applications/own-applications.store.ts'
import { getOwnApplication } from '../applications/own-applications.ts'
import { readActivity } from './activity-log.ts'
import { type InstallationPage, listInstallationsOf } from './application-installations.store.ts'

export const listInstallations = (ctx: Context, page: InstallationPage) => listInstallationsOf(ctx.db, page)

export async function listOwnInstallations(ctx: Context, userId: number, page: InstallationPage) {
  await getOwnApplication(ctx, { userId, applicationId: page.applicationId })
  return listInstallations(ctx, page)
}

export async function readOwnActivity(ctx: Context, key: OwnApplicationKey, locationId: number) {
  await getOwnApplication(ctx, key)
  return readActivity(ctx, { applicationId: key.applicationId, locationId })
}
