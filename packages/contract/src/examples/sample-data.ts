import type { ResourceName } from '../events.ts'
import webhookBodies from './answers/webhooks.json' with { type: 'json' }

/** No record ever has this id, and every HTTP client can parse it. */
export const sampleId = 2_147_483_647

/** Returns JSON of a sample record: the documentation's example of this kind, with that id and in this Location. */
export function sampleData(resource: ResourceName, locationId: number): string {
  const { data } = webhookBodies[resource] as { data: Record<string, unknown> | never[] }
  if (Array.isArray(data)) return '[]'
  const replaced = { id: sampleId, good_id: sampleId, company_id: locationId, salon_id: locationId }
  const own = Object.entries(replaced).filter(([name]) => name in data)
  return JSON.stringify({ ...data, ...Object.fromEntries(own) })
}

/** Returns the body of a webhook as it was sent, by its name in the documents. */
export const sampleBody = (
  name: ResourceName | 'marketplace' | 'payment' | 'personalData',
): Record<string, unknown> => webhookBodies[name]
