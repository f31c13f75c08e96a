import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { bearer } from '../http.ts'
import type { World } from '../world.ts'

/** This text is in the foreign Location and its records, and in what the other partner set in the main Location. */
const mark = 'zqx-foreign-location'
const partnerMark = 'zqx-other-partner'

/** Only these callers may see the marks. */
export const marks: Record<string, string[]> = {
  [mark]: ['operatorPerson'],
  [partnerMark]: ['otherPartner', 'ownerPerson', 'operatorPerson'],
}

const { foreign, main } = demo.locations

const title = { title: mark }
/** The records of the foreign Location. */
const foreignRecords: [string, unknown][] = [
  [
    `/v1/clients/${foreign}`,
    { name: mark, phone: '+14155557001', comment: mark, email: `${mark}@x.example` },
  ],
  [`/v1/labels/${foreign}`, title],
  [`/v1/storages/${foreign}`, title],
  [`/v1/accounts/${foreign}`, title],
  [`/v1/hooks_settings/${foreign}`, { urls: [`https://${mark}.example/`], active: 1, client: 1 }],
]

/** These include the Location itself, and the hooks settings of the other partner. */
export const recordsToMark = foreignRecords.length + 2

/** Puts the mark into the records of others through the API, as they would. */
export async function markForeignRecords(world: World): Promise<number> {
  const { login, password } = demo.stranger
  const { json } = await world.api.post('/v1/auth', {
    as: bearer(demo.otherPartner.token),
    body: { login, password },
  })
  const stranger = bearer(demo.otherPartner.token, json.data.user_token)
  const shown = { title: mark, address: mark }
  const location = await world.api.put(`/v1/company/${foreign}`, { as: stranger, body: shown })
  let marked = location.status < 300 ? 1 : 0
  for (const [path, body] of foreignRecords) {
    const { status } = await world.api.post(path, { as: stranger, body })
    if (status < 300) marked++
  }
  const hooks = await world.api.post(`/v1/hooks_settings/${main}`, {
    as: bearer(demo.otherPartner.token, demo.owner.token),
    body: { urls: [`https://${partnerMark}.example/`], active: 1, client: 1, record: 1 },
  })
  return hooks.status < 300 ? marked + 1 : marked
}
