import type { Position } from '@foyer/sdk/business'
import { useChange } from '../../data/use-change.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { findIn } from '../../ui/use-options.ts'
import { usePositions } from './use-positions.ts'

interface PositionFieldProps {
  locationId: number
  value: Position | undefined
  onChange(position: Position | undefined): void
}

/** Finds a position by its name, or creates one. */
export function PositionField({ locationId, value, onChange }: PositionFieldProps) {
  const t = useTexts('team')
  const { data: positions, error } = usePositions(locationId)
  const { mutateAsync } = useChange({
    change: (title: string) => foyer.positions.create({ location_id: locationId, title }),
    affects: [['position', locationId]],
  })
  return (
    <Combobox
      label={t.position}
      name="position_id"
      hint={t.positionHint}
      value={value}
      onChange={onChange}
      find={findIn(positions ?? (error ? [] : undefined), titleOf)}
      itemKey={({ id }) => id}
      itemTitle={titleOf}
      create={async title => (await mutateAsync(title)).data}
      isOptional
    />
  )
}

const titleOf = ({ title }: Position): string => title
