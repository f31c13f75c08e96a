import { useRead } from '../../data/use-read.ts'
import { foyer } from '../../foyer.ts'
import { usePlace } from './place.tsx'

/** The name of a client whose ID is in the address. Undefined until it is known, and for people who may not see it. */
export function useClientName(client_id: number | undefined): string | undefined {
  const { locationId, has } = usePlace()
  const { data } = useRead(
    ['client', locationId, client_id, 'name'],
    async ({ signal }) =>
      (await foyer.clients.get({ company_id: locationId, client_id: client_id ?? 0 }, { signal })).data
        .display_name,
    { isEnabled: client_id !== undefined && has('clients_access') },
  )
  return data
}
