/** The Location of a call. Older paths call it `company_id` or `salon_id`; each name works everywhere. */
export type LocationId =
  | {
      /** Location ID. */
      salon_id: number
    }
  | {
      /** Location ID. */
      company_id: number
    }
  // The compiler names the last one when none is given.
  | {
      /** Location ID. */
      location_id: number
    }

/** The Location of a call that can do without one. */
export interface OptionalLocationId {
  /** Location ID. */
  location_id?: number | undefined
  /** Location ID. */
  company_id?: number | undefined
  /** Location ID. */
  salon_id?: number | undefined
}

const locationNames = ['location_id', 'company_id', 'salon_id']

export const isLocationName = (field: string): boolean => locationNames.includes(field)

/** The name under which an input gives the Location. */
export const findLocationName = (input: Readonly<Record<string, unknown>>): string =>
  locationNames.find(name => input[name] !== undefined) ?? 'location_id'

/** The names under which a field may be given, its own first. */
export const namesOf = (field: string): readonly string[] =>
  isLocationName(field) ? [field, ...locationNames.filter(name => name !== field)] : [field]
