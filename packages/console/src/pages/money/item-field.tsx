import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { ifRead } from '../../data/use-list.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { findIn } from '../../ui/use-options.ts'
import { usePlace } from '../business/place.tsx'
import { useItems } from './lookups.ts'
import type { Direction } from './transaction-input.ts'

interface Item {
  id: number
  title: string
  type: number
}

interface ItemFieldProps {
  direction: Direction
  item: Item | undefined
}

/** Chooses an item of the direction, or creates one of the name that was typed. */
export function ItemField({ direction, item }: ItemFieldProps) {
  const t = useTexts('money')
  const { locationId } = usePlace()
  const items = useItems()
  const [chosen, setChosen] = useState(item)
  const type = direction === 'income' ? 1 : 2
  const { mutateAsync } = useChange({
    change: (title: string) => foyer.expenses.create({ company_id: locationId, title, type }),
    affects: [['expense', locationId]],
  })
  // An item that was chosen for the other direction is kept only if the transaction had it.
  const value = chosen && (chosen.type === type || chosen.id === item?.id) ? chosen : undefined
  return (
    <Combobox<Item>
      label={t.item}
      name="expense_id"
      value={value}
      onChange={setChosen}
      find={findIn<Item>(
        ifRead(items)?.filter(one => one.type === type),
        ({ title }) => title,
      )}
      itemKey={({ id }) => id}
      itemTitle={({ title }) => title}
      create={async title => (await mutateAsync(title)).data}
    />
  )
}
