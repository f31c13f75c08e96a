import type { Context } from '../../../context.ts'
import { notFound } from '../../../platform/errors.ts'
import { platformActor } from '../../events/event.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import { getApplication } from '../applications/applications.ts'
import type { InstallationPage } from '../installations/application-installations.store.ts'
import { listInstallations } from '../installations/application-installations.ts'
import { changeInstallation } from '../installations/change-installation.ts'
import { type InstallationBlock, updateInstallationBlock } from './installations.store.ts'

export async function listAnyInstallations(ctx: Context, page: InstallationPage) {
  await getApplication(ctx.db, page.applicationId)
  return listInstallations(ctx, page)
}

const actions = {
  'freeze-link': 'freezeByOperator',
  'unfreeze-link': 'unfreezeByOperator',
  'disable-link': 'disableByOperator',
} as const

export interface InstallationAction {
  action: keyof typeof actions
  userId: number
  applicationId: number
  locationId: number
  address: string
  note?: string
}

export async function changeInstallationAsOperator(ctx: Context, act: InstallationAction) {
  const { action, userId, applicationId, locationId, note } = act
  await getApplication(ctx.db, applicationId)
  return ctx.db.transaction(async tx => {
    const key = { locationId, applicationId }
    const actor = { ...platformActor, userId }
    const installation = await changeInstallation(ctx, tx, key, { trigger: actions[action], actor, note })
    await recordAudit(ctx, tx, act)
    return {
      application_id: applicationId,
      location_id: locationId,
      status: installation.status,
      frozen_by: installation.frozenBy,
    }
  })
}

export function setInstallationBlock(
  ctx: Context,
  { isBlocked, ...act }: AuditActor & { locationId: number; isBlocked: boolean; note?: string },
): Promise<InstallationBlock> {
  return ctx.db.transaction(async tx => {
    const location = await updateInstallationBlock(tx, act.locationId, isBlocked)
    if (!location) throw notFound('There is no such Location.')
    const action = isBlocked ? 'block-installation' : 'unblock-installation'
    await recordAudit(ctx, tx, { ...act, action })
    return location
  })
}
