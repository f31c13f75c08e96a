/** The record that a delivery is about. */
export interface RecordChange {
  locationId: number
  resource: string
  resourceId: number
  status: string
  /** JSON; null when no record has changed. */
  data: string | null
}

/** The body of a delivery. Resources and statuses are plain words, which need no escaping. */
export const toEnvelope = ({ locationId, resource, resourceId, status, data }: RecordChange): string =>
  `{"company_id":${locationId},"resource":"${resource}","resource_id":${resourceId},"status":"${status}","data":${data ?? '[]'}}`
