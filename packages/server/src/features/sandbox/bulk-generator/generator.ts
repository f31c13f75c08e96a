import { withoutUpkeep } from '../../../platform/database/bulk-load.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { bookPlanned, planAppointments } from './generated-appointments.store.ts'
import { generateClients } from './generated-clients.store.ts'
import {
  definePick,
  generateLocations,
  generateTeam,
  joinInBulk,
  markChanged,
  refreshTables,
} from './generator.store.ts'

export interface WorldSize {
  /** The number of new Locations; 0 when everything goes into an existing one. */
  locations: number
  /** The existing Location to fill instead. */
  into?: number
  staff: number
  services: number
  clients: number
  appointments: number
  seed: number
  ownerId: number
  at: Date
}

export interface GeneratedRecords {
  locationIds: number[]
  clients: number
  appointments: number
}

/** How many Locations are filled, of how many. */
type OnProgress = (done: number, total: number) => void

const clientTables = ['clients', 'client_category_links']
const appointmentTables = ['visits', 'appointments', 'appointment_services', 'reservations']
/** From this many rows on, rebuilding the indexes is faster than maintaining them. */
const many = 20_000

/**
 * Fills the database with a world of that size: the same seed and size make the same rows. The rows are history and
 * have no events, like an import.
 */
export async function generateWorld(
  db: Database,
  size: WorldSize,
  onProgress?: OnProgress,
): Promise<GeneratedRecords> {
  const tables = [...clientTables, ...appointmentTables]
  const generated = await db.transaction(tx =>
    size.clients + size.appointments < many
      ? generate(tx, size, onProgress)
      : withoutUpkeep(tx, tables, () => generate(tx, size, onProgress)),
  )
  await refreshTables(db, [...tables, 'appointment_counts'])
  return generated
}

async function generate(tx: Tx, size: WorldSize, onProgress?: OnProgress): Promise<GeneratedRecords> {
  const { into, ownerId, seed, at } = size
  await definePick(tx, seed)
  await joinInBulk(tx)
  const locationIds =
    into === undefined ? await generateLocations(tx, { count: size.locations, ownerId, at }) : [into]
  if (size.staff > 0) await generateTeam(tx, { locationIds, at }, size)
  const generated = { locationIds, clients: 0, appointments: 0 }
  for (const [index, locationId] of locationIds.entries()) {
    const share = (total: number) => shareOf(total, locationIds.length, index)
    const [clients, appointments] = [share(size.clients), share(size.appointments)]
    await planAppointments(tx, { locationId, at }, { clients, appointments })
    generated.clients += await generateClients(tx, { locationId, at }, { count: clients })
    generated.appointments += await bookPlanned(tx, { locationId, at })
    onProgress?.(index + 1, locationIds.length)
  }
  await markChanged(tx, locationIds)
  return generated
}

/** Splits the total into whole numbers. */
const shareOf = (total: number, parts: number, index: number) =>
  Math.floor((total * (index + 1)) / parts) - Math.floor((total * index) / parts)

/** Generates only clients, from `firstId` on, for a world whose first clients are known by name. */
export async function generateMoreClients(
  tx: Tx,
  { seed, ...more }: { locationId: number; at: Date; count: number; firstId: number; seed: number },
): Promise<void> {
  await definePick(tx, seed)
  await planAppointments(tx, more, { clients: more.count, appointments: 0 })
  await generateClients(tx, more, more)
}
