import type { Database } from '../../platform/database/database.ts'
import {
  analyzeAll,
  definePick,
  generateAppointments,
  generateClients,
  generateLocations,
  generateTeam,
} from './generator.store.ts'

export interface WorldSize {
  /** New Locations; 0 when everything goes into an existing one. */
  locations: number
  /** An existing Location to fill instead. */
  into?: number
  staff: number
  services: number
  clients: number
  appointments: number
  seed: number
  ownerId: number
  at: Date
}

export interface Made {
  locationIds: number[]
  clients: number
  appointments: number
}

/**
 * Fills the database with a world of that size: the same seed and size make the same rows. What it makes is history:
 * it leaves no events, as an import from elsewhere would not.
 */
export async function generateWorld(db: Database, size: WorldSize): Promise<Made> {
  return db.transaction(async tx => {
    await definePick(tx, size.seed)
    const locationIds =
      size.into === undefined
        ? await generateLocations(tx, { count: size.locations, ownerId: size.ownerId, at: size.at })
        : [size.into]
    const places = { locationIds, at: size.at }
    if (size.staff > 0) await generateTeam(tx, places, size)
    if (size.clients > 0) await generateClients(tx, places, size.clients)
    const each = Math.ceil(size.appointments / locationIds.length)
    if (each > 0) await generateAppointments(tx, places, each)
    await analyzeAll(tx)
    return { locationIds, clients: size.clients, appointments: each * locationIds.length }
  })
}
