import type { Client } from '../../../foyer.ts'
import type { Place } from '../../business/place.tsx'

/** What every section of the card gets. */
export interface SectionProps {
  locationId: number
  client: Client
  place: Place
}
