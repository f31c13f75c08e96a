import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SelectField } from '../../ui/field.tsx'

export function BusinessTypeField({ typeId }: { typeId: number }) {
  const groups = useLoaded(() => foyer.consoleDictionaries.businessGroups(), ['business_group'], {
    freshMs: Number.POSITIVE_INFINITY,
  })
  const t = useTexts('locations')
  const titles = useTexts('business-types')
  const known = groups.state.status === 'ready' ? groups.state.value : []
  return (
    <SelectField label={t.businessType} name="business_type_id" defaultValue={typeId || ''} isOptional>
      <option value="">{t.notChosen}</option>
      {typeId !== 0 && known.length === 0 && <option value={typeId}>{t.unchanged}</option>}
      {known.map(group => (
        <optgroup key={group.id} label={titles.groups[group.id] ?? group.title}>
          {group.types.map(({ id, title }) => (
            <option key={id} value={id}>
              {titles.types[id] ?? title}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
