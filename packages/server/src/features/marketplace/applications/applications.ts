/** The functions of applications that other rooms may use. */
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { forbidden } from '../../../platform/errors.ts'
import { noApplication } from '../../access/installed-applications/known-application.ts'
import { type Application, findApplication } from './application.store.ts'

export async function getApplication(db: Db, applicationId: number): Promise<Application> {
  const application = await findApplication(db, applicationId)
  if (!application) throw noApplication()
  return application
}

/** For pages of a partner account, where the application of another partner is as unknown as one that is not there. */
export async function requireApplicationOf(
  ctx: Context,
  { applicationId, partnerId }: { applicationId: number; partnerId: number },
): Promise<void> {
  const { partnerId: owner } = await getApplication(ctx.db, applicationId)
  if (owner !== partnerId) throw noApplication()
}

/** Throws 404 for an unknown application, and 403 for another partner's. */
export async function requireOwnApplication(
  ctx: Context,
  { applicationId, partnerId }: { applicationId: number; partnerId: number },
  db: Db = ctx.db,
): Promise<Application> {
  const application = await getApplication(db, applicationId)
  if (application.partnerId !== partnerId) throw forbidden('This is the application of another partner.')
  return application
}
