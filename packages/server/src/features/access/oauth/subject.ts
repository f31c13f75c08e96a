/** Whom a token speaks for: a Location, not the person who consented. */
export const subjectOf = (locationId: number): string => `location:${locationId}`

export interface Issued {
  accountId?: string
  /** Of a token without a grant. */
  extra?: Record<string, unknown>
}

export function locationOf({ accountId, extra }: Issued): number | undefined {
  const id = accountId?.replace(/^location:/, '') ?? extra?.location_id
  return id === undefined ? undefined : Number(id)
}
