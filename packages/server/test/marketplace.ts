import { demo } from '../src/features/sandbox/demo-world/facts.ts'
import type { Response } from './http.ts'
import { as, type World } from './world.ts'

export interface Installed {
  applicationId?: number
  locationId?: number
}

const { applications, locations } = demo
const both = ({ applicationId = applications.public, locationId = locations.main }: Installed) => ({
  applicationId,
  locationId,
})

/** Runs step 1 as the owner of the demo Locations. */
export function grant(world: World, of: Installed = {}, who = as.owner): Promise<Response> {
  const { applicationId, locationId } = both(of)
  return world.api.post(`/v1/company/${locationId}/marketplace/applications/${applicationId}/grant_access`, {
    as: who,
  })
}

/** Runs step 2; `settings` are further fields of its body. */
export function confirm(
  world: World,
  of: Installed & { settings?: object } = {},
  who = as.partner,
): Promise<Response> {
  const { applicationId, locationId } = both(of)
  const body = { salon_id: locationId, application_id: applicationId, ...of.settings }
  return world.app.post('/marketplace/partner/callback', { as: who, body })
}

/** Runs both steps, so that the application is active in the Location. */
export async function install(world: World, of: Installed & { settings?: object } = {}): Promise<void> {
  const granted = await grant(world, of)
  if (granted.status !== 201) throw new Error(`grant_access answered ${granted.status}: ${granted.text}`)
  const confirmed = await confirm(world, of)
  if (confirmed.status !== 201)
    throw new Error(`the callback answered ${confirmed.status}: ${confirmed.text}`)
}

export function uninstall(world: World, of: Installed = {}, who = as.partner): Promise<Response> {
  const { applicationId, locationId } = both(of)
  return world.app.post(`/marketplace/salon/${locationId}/application/${applicationId}/uninstall`, {
    as: who,
  })
}

const judge = async (world: World, of: Installed, verb: 'freeze' | 'unfreeze'): Promise<void> => {
  const { applicationId, locationId } = both(of)
  const path = `/account/operator/applications/${applicationId}/links/${locationId}/${verb}`
  const answer = await world.app.post(path, { as: as.operator, body: {} })
  if (answer.status !== 200) throw new Error(`${verb} answered ${answer.status}: ${answer.text}`)
}

/** Freezes as an operator; billing freezes by the clock. */
export const freeze = (world: World, of: Installed = {}) => judge(world, of, 'freeze')
export const unfreeze = (world: World, of: Installed = {}) => judge(world, of, 'unfreeze')

export function readStatus(world: World, of: Installed = {}, who = as.partner): Promise<Response> {
  const { applicationId, locationId } = both(of)
  return world.app.get(`/marketplace/salon/${locationId}/application/${applicationId}`, { as: who })
}
