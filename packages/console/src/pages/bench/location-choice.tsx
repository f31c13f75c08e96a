import { useState } from 'react'
import { foyer, type PartnerLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Combobox } from '../../ui/combobox.tsx'

interface LocationChoiceProps {
  partnerId: number
  /** What is chosen at first. */
  location?: PartnerLocation | undefined
  isOptional?: boolean
  onChange?(location: PartnerLocation | undefined): void
}

/** Chooses one of the Locations that a partner is connected to by its name; a form gets its ID as `location_id`. */
export function LocationChoice({ partnerId, location, isOptional = false, onChange }: LocationChoiceProps) {
  const t = useTexts('bench')
  const [chosen, setChosen] = useState(location)
  return (
    <Combobox
      label={t.location}
      name="location_id"
      isOptional={isOptional}
      value={chosen}
      onChange={next => {
        setChosen(next)
        onChange?.(next)
      }}
      find={async (search, signal) =>
        (await foyer.partnerWebhooks.listLocations({ partner_id: partnerId, search }, { signal })).data
      }
      itemKey={({ id }) => id}
      itemTitle={({ title }) => title}
      itemNote={({ id }) => t.locationNumber(id)}
    />
  )
}
