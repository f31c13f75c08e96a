import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { SelectField } from '../../ui/field.tsx'

export function BusinessTypeField({ typeId }: { typeId: number }) {
  const groups = useLoaded(() => foyer.consoleDictionaries.businessGroups(), 'business-groups')
  const known = groups.state.status === 'ready' ? groups.state.value : []
  return (
    // The key remounts the field when the options have loaded, so that the default can be selected.
    <SelectField
      key={known.length}
      label="Business type"
      name="business_type_id"
      defaultValue={typeId}
      isOptional
    >
      <option value={0}>Not chosen</option>
      {typeId !== 0 && known.length === 0 && <option value={typeId}>Unchanged</option>}
      {known.map(group => (
        <optgroup key={group.id} label={group.title}>
          {group.types.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
