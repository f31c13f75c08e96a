import { createHash } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { generateWorld } from '../../src/features/sandbox/bulk-generator/generator.ts'
import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { packageRoot } from '../../src/platform/package-root.ts'
import type { Locations, MeasuredLocation } from '../comparison.ts'

const prefix = 'foyer-bench-world-'
const smallRows = 1000

/** Returns the folder of a world with this many rows. A run reuses the last one, unless the code has changed. */
export async function openWorldFolder({
  rows,
  isFresh,
}: {
  rows: number
  isFresh: boolean
}): Promise<string> {
  const name = `${prefix}${rows}-${await fingerprint()}`
  for (const file of await readdir(tmpdir()))
    if (file.startsWith(`${prefix}${rows}-`) && (isFresh || file !== name))
      await rm(join(tmpdir(), file), { recursive: true, force: true })
  const folder = join(tmpdir(), name)
  await mkdir(folder, { recursive: true })
  // PostgreSQL never runs as root, so when root starts it, its own user must be able to enter the folder.
  await chmod(folder, 0o755)
  return folder
}

/** Hashes what decides about the rows: the numbered migrations and the generator. */
export async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const generator = join(packageRoot, 'src', 'features', 'sandbox', 'bulk-generator')
  for (const folder of [join(packageRoot, 'migrations'), generator])
    for (const name of (await readdir(folder)).sort())
      if (/\.sql$|(?<!\.test)\.ts$/.test(name)) hash.update(name).update(await readFile(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}

/** Returns the two Locations, from an earlier run or new, once the server has created its tables. */
export async function fillWorld(db: Database, folder: string, rows: number): Promise<Locations> {
  const file = join(folder, 'world.json')
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known !== undefined) return JSON.parse(known) as Locations
  const make = async (clients: number) => {
    const { locationIds } = await generateWorld(db, {
      locations: 1,
      staff: 5,
      services: 8,
      clients,
      appointments: clients,
      seed: 1,
      ownerId: demo.owner.id,
      at: new Date('2026-11-15T12:00:00Z'),
    })
    return measuredLocationOf(db, locationIds[0] as number)
  }
  const locations = { small: await make(smallRows), large: await make(rows) }
  await writeFile(file, JSON.stringify(locations))
  return locations
}

async function measuredLocationOf(db: Database, locationId: number): Promise<MeasuredLocation> {
  const [location] = await db.run<MeasuredLocation & { locationId: number }>(sql`
    select ${locationId}::int as "locationId",
      (select min(id) from clients where location_id = ${locationId}) as "clientId",
      (select min(id) from staff where location_id = ${locationId}) as "staffId",
      (select min(id) from services where location_id = ${locationId}) as "serviceId"`)
  return location as MeasuredLocation
}
