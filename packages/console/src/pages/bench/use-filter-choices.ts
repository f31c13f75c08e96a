import { useRead } from '../../data/use-read.ts'
import { type Application, foyer, type PartnerEndpoint, type PartnerLocation } from '../../foyer.ts'

export interface FilterChoices {
  applications: Application[]
  endpoints: PartnerEndpoint[]
  /** The Location of the filter. */
  location: PartnerLocation | undefined
}

/** What the log can be filtered by, with names; undefined until all of it is there. */
export function useFilterChoices(
  partnerId: number,
  locationId: string | undefined,
): FilterChoices | undefined {
  const { data } = useRead(
    ['bench', partnerId, 'choices', locationId ?? ''],
    async ({ signal }) => {
      const ofPartner = { partner_id: partnerId }
      const [applications, endpoints, locations] = await Promise.all([
        foyer.applications.list(ofPartner, { signal }),
        foyer.partnerWebhooks.listEndpoints({ ...ofPartner, count: 100 }, { signal }),
        locationId && /^\d{1,15}$/.test(locationId)
          ? foyer.partnerWebhooks.listLocations({ ...ofPartner, location_id: Number(locationId) }, { signal })
          : { data: [] },
      ])
      return { applications: applications.data, endpoints: endpoints.data, location: locations.data[0] }
    },
    { keepsPrevious: true, freshMs: 60_000 },
  )
  return data
}
