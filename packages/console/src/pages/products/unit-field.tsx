import { SelectField } from '../../ui/field.tsx'
import { useUnits } from './lookups.ts'
import { useUnitWords } from './use-unit-words.ts'

interface UnitFieldProps {
  label: string
  name: string
  value: number | undefined
}

export function UnitField({ label, name, value }: UnitFieldProps) {
  const units = useUnits()
  const { titleOf } = useUnitWords()
  return (
    <SelectField
      label={label}
      name={name}
      defaultValue={value}
      // Until the units are there, the form has no such field.
      disabled={units.length === 0}
    >
      {units.map(unit => (
        <option key={unit.id} value={unit.id}>
          {titleOf(unit)}
        </option>
      ))}
    </SelectField>
  )
}
