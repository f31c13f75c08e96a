import { useTexts } from '../../texts/use-texts.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import type { Values } from '../../ui/form.tsx'
import { KindOptions } from './kind-options.tsx'

/** Fields that choose a record. */
export function RecordFields({ record = {}, isOptional }: { record?: Values; isOptional: boolean }) {
  const t = useTexts('webhooks')
  /** The types of deliveries that aren't about records. */
  const otherTypes = { application: t.applicationType, test: t.testType }
  return (
    <>
      <SelectField
        label={t.recordType}
        name="resource"
        defaultValue={record.resource}
        isOptional={isOptional}
      >
        {isOptional && <option value="">{t.all}</option>}
        <KindOptions />
        {isOptional &&
          Object.entries(otherTypes).map(([kind, title]) => (
            <option key={kind} value={kind}>
              {title}
            </option>
          ))}
      </SelectField>
      <Field
        label={t.recordId}
        name="resource_id"
        inputMode="numeric"
        defaultValue={record.resource_id}
        isOptional={isOptional}
      />
    </>
  )
}
