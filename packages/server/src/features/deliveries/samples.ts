import type { ResourceName } from '@foyer/contract'
import { examples } from '@foyer/contract/examples'

interface Sample {
  resource_id: number
  data: object
}

/** For tests of a kind of record of which the Location has none: the body that the documentation shows. */
export function sampleOf(resource: ResourceName): { id: number; data: string } {
  const { resource_id, data } = examples.webhooks[resource] as unknown as Sample
  return { id: resource_id, data: JSON.stringify(data) }
}
