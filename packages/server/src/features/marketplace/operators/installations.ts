import type { Context } from '../../../context.ts'
import { notFound } from '../../../platform/errors.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import { getApplication } from '../applications/applications.ts'
import type { LinkPage } from '../installations/application-installations.store.ts'
import { listLinks } from '../installations/application-installations.ts'
import { changeLink } from '../installations/change-installation.ts'
import { findAnyLocation, type InstallationBlock, updateInstallationBlock } from './installations.store.ts'

export async function listAnyLinks(ctx: Context, page: LinkPage) {
  await getApplication(ctx.db, page.applicationId)
  return listLinks(ctx, page)
}

const actions = {
  'freeze-link': 'freezeByOperator',
  'unfreeze-link': 'unfreezeByOperator',
  'disable-link': 'disableByOperator',
} as const

export interface LinkAct {
  action: keyof typeof actions
  userId: number
  applicationId: number
  locationId: number
  address: string
  note?: string
}

export async function changeLinkAsOperator(ctx: Context, act: LinkAct) {
  const { action, userId, applicationId, locationId } = act
  await getApplication(ctx.db, applicationId)
  return ctx.db.transaction(async tx => {
    const key = { locationId, applicationId }
    const actor = { partnerId: null, userId }
    const link = await changeLink(ctx, tx, key, { trigger: actions[action], actor })
    await recordAudit(ctx, tx, act)
    return {
      application_id: applicationId,
      location_id: locationId,
      status: link.status,
      frozen_by: link.frozenBy,
    }
  })
}

export async function getAnyLocation(ctx: Context, locationId: number): Promise<string> {
  const json = await findAnyLocation(ctx.db, locationId)
  if (!json) throw notFound('There is no such Location.')
  return json
}

export function setInstallationBlock(
  ctx: Context,
  { isBlocked, ...act }: AuditActor & { locationId: number; isBlocked: boolean },
): Promise<InstallationBlock> {
  return ctx.db.transaction(async tx => {
    const location = await updateInstallationBlock(tx, act.locationId, isBlocked)
    if (!location) throw notFound('There is no such Location.')
    const action = isBlocked ? 'block-installation' : 'unblock-installation'
    await recordAudit(ctx, tx, { ...act, action })
    return location
  })
}
