import { matches } from '../../texts/matching.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { listPartnerLocations, type PartnerLocation } from './partner-locations.ts'

interface LocationFieldProps {
  partnerId: number
  value: PartnerLocation | undefined
  onChange(location: PartnerLocation | undefined): void
}

/** Finds a location of the partner by its name. */
export function LocationField({ partnerId, value, onChange }: LocationFieldProps) {
  const t = useTexts('replays')
  return (
    <Combobox
      label={t.location}
      name="location_id"
      itemKey={({ id }) => id}
      itemTitle={({ title }) => title}
      itemNote={({ id }) => t.unknownLocation(id)}
      find={async search =>
        (await listPartnerLocations(partnerId)).filter(({ title }) => matches(search, title))
      }
      value={value}
      onChange={onChange}
    />
  )
}
