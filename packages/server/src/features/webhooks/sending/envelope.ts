/** What a delivery tells of a record. */
export interface Told {
  locationId: number
  resource: string
  resourceId: number
  status: string
  /** JSON; null of what is no change of a record. */
  data: string | null
}

/** The body of a delivery. Kinds of records and of changes are plain words, which need no escaping. */
export const toEnvelope = ({ locationId, resource, resourceId, status, data }: Told): string =>
  `{"company_id":${locationId},"resource":"${resource}","resource_id":${resourceId},"status":"${status}","data":${data ?? '[]'}}`
