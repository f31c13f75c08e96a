import { generateWorld } from '../../src/features/sandbox/bulk-generator/generator.ts'
import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { Database } from '../../src/platform/database/database.ts'

const staff = 20
/** The generator books eighteen appointments a day for each of them. */
const appointmentsPerDay = staff * 18
/** From two weeks ahead back to a week ago. */
const days = 21

/** Makes a large Location of the demo owner, and returns its id. */
export async function fillBusiness(databaseUrl: string, clients: number): Promise<number> {
  const db = new Database({ connectionString: databaseUrl, max: 2 }, () => undefined)
  try {
    const { locationIds } = await generateWorld(db, {
      locations: 1,
      staff,
      services: 8,
      clients,
      appointments: appointmentsPerDay * days,
      seed: 1,
      ownerId: demo.owner.id,
      at: new Date(),
    })
    return locationIds[0] as number
  } finally {
    await db.close()
  }
}
