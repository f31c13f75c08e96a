import { Field, SelectField } from '../../ui/field.tsx'
import { KindOptions } from './kind-options.tsx'

/** What else is sent, beside changes of records. */
const otherKinds = {
  application: 'application: uninstall, freeze, payment',
  test: 'test: without a kind of record',
}

/** Which record of which Location; all of it may be left open where `isOptional`. */
export function RecordFields({ isOptional }: { isOptional: boolean }) {
  return (
    <>
      <Field label="Location ID" name="location_id" inputMode="numeric" isOptional={isOptional} />
      <SelectField label="Kind" name="resource" isOptional={isOptional}>
        {isOptional && <option value="">All</option>}
        <KindOptions />
        {isOptional &&
          Object.entries(otherKinds).map(([kind, title]) => (
            <option key={kind} value={kind}>
              {title}
            </option>
          ))}
      </SelectField>
      <Field label="Record ID" name="resource_id" inputMode="numeric" isOptional={isOptional} />
    </>
  )
}
