import type { Db } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors.ts'
import { isApplication } from './known-application.store.ts'

export const noApplication = () => notFound('There is no such application.')

/** Throws 404 for an id that no application has. */
export async function requireApplication(db: Db, applicationId: number): Promise<void> {
  if (!(await isApplication(db, applicationId))) throw noApplication()
}
