import { useV3Preview } from '../../data/v3-preview.ts'
import { Consents } from '../consents/consents.tsx'
import { useLocationOfPage } from '../locations/location.tsx'
import { RestrictedKeys } from '../restricted-keys/restricted-keys.tsx'
import { Endpoints } from '../webhooks/endpoints.tsx'

/** The endpoints, restricted keys and consents of a Location. */
export function IntegrationsPage() {
  const location = useLocationOfPage()
  const hasV3 = useV3Preview()
  return (
    <>
      <Endpoints location={location} />
      {location.is_owner && hasV3 && <RestrictedKeys location={location} />}
      {location.is_owner && hasV3 && <Consents location={location} />}
    </>
  )
}
