import { useList } from '../../data/use-list.ts'
import { foyer } from '../../foyer.ts'
import { usePlace } from '../business/place.tsx'

export function useCardTypes() {
  const { locationId } = usePlace()
  return useList(['loyalty_card_type', locationId], options =>
    foyer.loyaltyCardTypes.list({ company_id: locationId }, options),
  )
}
