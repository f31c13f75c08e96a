/** A token speaks for a Location, not for the person who consented. */
export const subjectOf = (locationId: number): string => `location:${locationId}`

export interface Issued {
  accountId?: string
  /** A token without a grant names its Location here. */
  extra?: Record<string, unknown>
}

export function locationOf({ accountId, extra }: Issued): number | undefined {
  const id = accountId?.replace(/^location:/, '') ?? extra?.location_id
  return id === undefined ? undefined : Number(id)
}
