import { as, type World } from './world.ts'

export const asOwnerPerson = as.ownerPerson

export interface OpenPbx {
  chainId: number
  locationIds: number[]
  crmToken: string
  /** Sends a request as the PBX does. */
  send(notice: Record<string, unknown>): ReturnType<World['api']['post']>
  setRoutes(rows: unknown[]): ReturnType<World['api']['put']>
}

interface PbxLocation {
  country_id: number
  timezone_name: string
  phones?: string[]
}

export const california: PbxLocation = {
  country_id: 840,
  timezone_name: 'America/Los_Angeles',
  phones: ['+14155550100'],
}
export const berlin: PbxLocation = { country_id: 276, timezone_name: 'Europe/Berlin' }

/** A Chain of the owner with a token; enabled unless told otherwise. */
export async function openPbx(
  world: World,
  { locations = [california], isEnabled = true }: { locations?: PbxLocation[]; isEnabled?: boolean } = {},
): Promise<OpenPbx> {
  const locationIds: number[] = []
  let chainId: number | undefined
  for (const [index, location] of locations.entries()) {
    const { json } = await world.api.post('/v1/companies', {
      as: as.owner,
      body: { title: `Branch ${index + 1}`, ...location, chain_id: chainId },
    })
    locationIds.push(json.data.id)
    chainId = json.data.main_group_id
  }
  const { json } = await world.app.post(`/account/chains/${chainId}/telephony/token`, { as: asOwnerPerson })
  const crmToken: string = json.data.crm_token
  const send = (notice: Record<string, unknown>) =>
    world.api.post('/v1/voip/integration', {
      as: as.partner,
      body: { crm_token: crmToken, ...notice },
    })
  if (isEnabled) await send({ command: 'setup', type: 'enable' })
  const setRoutes = (rows: unknown[]) =>
    world.api.put(`/v2/chains/${chainId}/voip/routes`, { as: as.owner, body: rows })
  return { chainId: chainId as number, locationIds, crmToken, send, setRoutes }
}

/** A call that is over; what a test does not care about is filled in. */
export const saved = (call: Record<string, unknown> = {}) => ({
  command: 'history',
  type: 'incoming',
  phone: '+14155551234',
  diversion: '+14155550199',
  ...call,
})

export const everyDay = 'date_from=2000-01-01&date_to=2100-01-01'

export const callsOf = async (world: World, locationId: number, query = everyDay) =>
  (await world.api.get(`/v1/voip/integration/calls?salon_id=${locationId}&${query}`, { as: as.owner })).json

export const callsOfChain = async (world: World, chainId: number, query = everyDay) =>
  (await world.api.get(`/v2/chains/${chainId}/calls?${query}`, { as: as.owner })).json
