import { Field, SelectField } from '../../ui/field.tsx'
import { KindOptions } from './kind-options.tsx'

/** The types of deliveries that aren't about records. */
const otherTypes = {
  application: 'Application: uninstall, freeze, payment',
  test: 'Test: without a record type',
}

/** Fields that choose a record of a Location. */
export function RecordFields({ isOptional }: { isOptional: boolean }) {
  return (
    <>
      <Field label="Location ID" name="location_id" inputMode="numeric" isOptional={isOptional} />
      <SelectField label="Record type" name="resource" isOptional={isOptional}>
        {isOptional && <option value="">All</option>}
        <KindOptions />
        {isOptional &&
          Object.entries(otherTypes).map(([kind, title]) => (
            <option key={kind} value={kind}>
              {title}
            </option>
          ))}
      </SelectField>
      <Field label="Record ID" name="resource_id" inputMode="numeric" isOptional={isOptional} />
    </>
  )
}
