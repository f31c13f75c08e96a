import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { ifRead } from '../../data/use-list.ts'
import { foyer } from '../../foyer.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { findIn } from '../../ui/use-options.ts'
import { usePlace } from '../business/place.tsx'
import { useStorages } from './lookups.ts'

interface Titled {
  id: number
  title: string
}

interface StorageFieldProps {
  label: string
  name: string
  /** What is chosen at first. */
  storageId?: number
}

/** Chooses a storage, or creates one of the name that was typed. */
export function StorageField({ label, name, storageId }: StorageFieldProps) {
  const { locationId } = usePlace()
  const storages = useStorages()
  const [chosen, setChosen] = useState<Titled | null>()
  const { mutateAsync } = useChange({
    change: (title: string) => foyer.storages.create({ company_id: locationId, title }),
    affects: [['storage', locationId]],
  })
  // Most Locations have one storage, or use the first most. Who clears the field wants none.
  const wanted = storages.find(({ id }) => id === storageId)
  const offered = wanted ?? (name === 'storage_id' ? storages[0] : undefined)
  const value = chosen === undefined ? offered : (chosen ?? undefined)
  return (
    <Combobox<Titled>
      label={label}
      name={name}
      value={value}
      onChange={storage => setChosen(storage ?? null)}
      find={findIn<Titled>(ifRead(storages), ({ title }) => title)}
      itemKey={({ id }) => id}
      itemTitle={({ title }) => title}
      create={async title => (await mutateAsync(title)).data}
    />
  )
}
