import { foyer } from '../../foyer.ts'

export interface PartnerLocation {
  id: number
  title: string
  /** The partner's applications that are connected to it. */
  applications: { id: number; title: string }[]
}

/** The Locations that are connected to an application of the partner, and its test Locations, by name. */
export async function listPartnerLocations(partnerId: number): Promise<PartnerLocation[]> {
  const partner = { partner_id: partnerId }
  const [applications, tests] = await Promise.all([
    foyer.applications.list(partner),
    foyer.partners.listTestLocations(partner),
  ])
  const found = new Map<number, PartnerLocation>()
  const add = (id: number, title: string, application?: { id: number; title: string }) => {
    const location = found.get(id) ?? { id, title, applications: [] }
    found.set(id, location)
    if (application) location.applications.push(application)
  }
  await Promise.all(
    applications.data.map(async ({ id, title }) => {
      const { data } = await foyer.applications.listInstallations({ application_id: id, count: 100 })
      for (const { location_id, location } of data) add(location_id, location, { id, title })
    }),
  )
  for (const { id, title } of tests.data) add(id, title)
  return [...found.values()].sort((left, right) => left.title.localeCompare(right.title))
}
