import type { ResourceName } from '@foyer/contract'
import { examples } from '@foyer/contract/examples'

/** No record will ever have it, and every client can read it. */
export const sampleId = 2_147_483_647

/** JSON of a record that nobody has: what the documentation shows of this kind, with that id and in this Location. */
export function sampleData(resource: ResourceName, locationId: number): string {
  const { data } = examples.webhooks[resource] as unknown as { data: Record<string, unknown> | [] }
  if (Array.isArray(data)) return '[]'
  const replaced = { id: sampleId, good_id: sampleId, company_id: locationId, salon_id: locationId }
  const own = Object.entries(replaced).filter(([name]) => name in data)
  return JSON.stringify({ ...data, ...Object.fromEntries(own) })
}
