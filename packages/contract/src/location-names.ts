/** The names of a Location in paths, queries and bodies. Where one of them is declared, each is accepted. */
export const locationNames: readonly string[] = ['location_id', 'salon_id', 'company_id']
