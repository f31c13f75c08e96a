import { BusinessPage } from '../business/place.tsx'
import { ErasuresPanel } from './erasures-panel.tsx'
import { RetentionPanel } from './retention-panel.tsx'

/** For how long a Location keeps personal data, and whom it has erased. */
export function PersonalDataPage() {
  return (
    <BusinessPage>
      <RetentionPanel />
      <ErasuresPanel />
    </BusinessPage>
  )
}
