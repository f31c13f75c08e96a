import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { ifRead } from '../../data/use-list.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { findIn } from '../../ui/use-options.ts'
import { usePlace } from '../business/place.tsx'
import { useCardTypes } from './use-card-types.ts'

interface CardType {
  id: number
  title: string
}

/** Chooses the type of a card, or creates one of the name that was typed. */
export function TypeField() {
  const t = useTexts('loyalty')
  const { locationId } = usePlace()
  const types = useCardTypes()
  const [chosen, setChosen] = useState<CardType>()
  const { mutateAsync } = useChange({
    change: (title: string) => foyer.loyaltyCardTypes.create({ company_id: locationId, title }),
    affects: [['loyalty_card_type', locationId]],
  })
  return (
    <Combobox<CardType>
      label={t.type}
      name="loyalty_card_type_id"
      value={chosen}
      onChange={setChosen}
      find={findIn<CardType>(ifRead(types), ({ title }) => title)}
      itemKey={({ id }) => id}
      itemTitle={({ title }) => title}
      create={async title => (await mutateAsync(title)).data}
    />
  )
}
