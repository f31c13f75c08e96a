import { useList } from '../../data/use-list.ts'
import { foyer } from '../../foyer.ts'
import { usePlace } from '../business/place.tsx'

export function useAccounts() {
  const { locationId } = usePlace()
  return useList(['account', locationId], options => foyer.accounts.list({ company_id: locationId }, options))
}

/** The items that transactions are for; each is income (1) or expense (2). */
export function useItems() {
  const { locationId } = usePlace()
  return useList(['expense', locationId], options => foyer.expenses.list({ company_id: locationId }, options))
}
