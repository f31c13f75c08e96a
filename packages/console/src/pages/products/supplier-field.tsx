import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { ifRead } from '../../data/use-list.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { findIn } from '../../ui/use-options.ts'
import { usePlace } from '../business/place.tsx'
import { useSuppliers } from './lookups.ts'

interface Titled {
  id: number
  title: string
}

/** Chooses a supplier, or creates one. People without the right to stock don't see it. */
export function SupplierField({ supplier }: { supplier?: Titled }) {
  const t = useTexts('products')
  const { locationId, has } = usePlace()
  const suppliers = useSuppliers()
  const [chosen, setChosen] = useState(supplier)
  const { mutateAsync } = useChange({
    change: (title: string) => foyer.suppliers.create({ company_id: locationId, title }),
    affects: [['supplier', locationId]],
  })
  if (!has('storages_access')) return null
  return (
    <Combobox<Titled>
      label={t.supplier}
      name="supplier_id"
      isOptional
      value={chosen}
      onChange={setChosen}
      find={findIn<Titled>(ifRead(suppliers), ({ title }) => title)}
      itemKey={({ id }) => id}
      itemTitle={({ title }) => title}
      create={async title => (await mutateAsync(title)).data}
    />
  )
}
