import { useList } from '../../data/use-list.ts'
import { foyer } from '../../foyer.ts'
import { usePlace } from '../business/place.tsx'

export function useStorages() {
  const { locationId } = usePlace()
  return useList(['storage', locationId], options => foyer.storages.list({ company_id: locationId }, options))
}

export function useGoodsCategories() {
  const { locationId } = usePlace()
  return useList(['goods_category', locationId], options =>
    foyer.goodsCategories.list({ company_id: locationId }, options),
  )
}

export function useSuppliers() {
  const { locationId, has } = usePlace()
  return useList(
    ['supplier', locationId],
    options => foyer.suppliers.list({ company_id: locationId }, options),
    { isEnabled: has('storages_access') },
  )
}

export const useUnits = () => useList(['unit'], options => foyer.units.list({}, options))
