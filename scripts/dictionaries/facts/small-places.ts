import type { GeoPlace } from '../sources.ts'

/** Populated places of countries that have none above the size of the GeoNames extract (GeoNames ids). */
export const smallPlaces: GeoPlace[] = [
  { id: 6696480, title: 'McMurdo Station', iso: 'AQ', population: 1258 },
  { id: 7522183, title: 'Atafu Village', iso: 'TK', population: 524 },
  { id: 7522181, title: 'Nukunonu', iso: 'TK', population: 426 },
  { id: 4031110, title: 'Fale old settlement', iso: 'TK', population: 120 },
].map(place => ({ ...place, kind: 'PPL', timezone: '' }))

/** No permanent population: uninhabited islands, a military base and wildlife refuges. */
export const uninhabited = new Set(['BV', 'HM', 'IO', 'UM'])
