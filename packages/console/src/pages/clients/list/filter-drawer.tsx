import { fieldError } from '../../../forms/field-error.ts'
import type { ClientCategory } from '../../../foyer.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckGroup } from '../../../ui/check.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { allOf, Form } from '../../../ui/form.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import {
  amounts,
  type ClientFilters,
  dates,
  lists,
  noFilters,
  type RangeName,
  rangeNames,
  readFilters,
} from './client-filters.ts'

interface FilterDrawerProps {
  filters: ClientFilters
  categories: ClientCategory[]
  onApply(filters: ClientFilters): void
  onClose(): void
}

/** All filters of the list, in a form. */
export function FilterDrawer({ filters, categories, onApply, onClose }: FilterDrawerProps) {
  const t = useTexts('clients')
  const chosen = (values: number[] = []) => values.map(String)
  const numbered = (titles: readonly string[]) =>
    titles.map((title, index) => ({ value: String(index), title }))
  const apply = async (_values: unknown, form: HTMLFormElement) => {
    const chosenFilters = filtersIn(form)
    checkRanges(chosenFilters)
    const { category } = filters.lists
    // Categories that are not there yet could not be chosen, and stay.
    const kept = categories.length === 0 && category ? { category } : {}
    onApply({ ...chosenFilters, lists: { ...chosenFilters.lists, ...kept }, search: filters.search })
    onClose()
  }
  return (
    <Drawer title={t.filters} onClose={onClose}>
      <Form canBeLeft onSubmit={apply} label={t.filters}>
        {categories.length > 0 && (
          <CheckGroup
            label={t.category}
            name="category"
            choices={categories.map(({ id, title }) => ({ value: String(id), title }))}
            chosen={chosen(filters.lists.category)}
          />
        )}
        <CheckGroup
          label={t.importance}
          name="importance"
          choices={numbered(t.importances)}
          chosen={chosen(filters.lists.importance)}
        />
        <CheckGroup
          label={t.gender}
          name="gender"
          choices={numbered(t.genders)}
          chosen={chosen(filters.lists.gender)}
        />
        {amounts.map(name => (
          <RangeFields key={name} name={name} filters={filters} />
        ))}
        {dates.map(name => (
          <RangeFields key={name} name={name} filters={filters} isDate />
        ))}
        <div className="form-actions">
          <SubmitButton>{t.apply}</SubmitButton>
          <Button
            onClick={() => {
              onApply({ ...noFilters, search: filters.search })
              onClose()
            }}
          >
            {t.clearFilters}
          </Button>
        </div>
      </Form>
    </Drawer>
  )
}

interface RangeFieldsProps {
  name: RangeName
  filters: ClientFilters
  isDate?: boolean
}

function RangeFields({ name, filters, isDate = false }: RangeFieldsProps) {
  const t = useTexts('clients')
  const { from, to } = filters.ranges[name] ?? {}
  return (
    <fieldset className="range-fields">
      <legend>{t[name]}</legend>
      <div className="field-pair">
        {isDate ? (
          <>
            <DateField label={t.from} name={`${name}.from`} defaultValue={from} isOptional />
            <DateField label={t.to} name={`${name}.to`} defaultValue={to} isOptional />
          </>
        ) : (
          <>
            <NumberField label={t.atLeast} name={`${name}.from`} defaultValue={from} isOptional />
            <NumberField label={t.atMost} name={`${name}.to`} defaultValue={to} isOptional />
          </>
        )}
      </div>
    </fieldset>
  )
}

/** Nothing is at least 5 and at most 2. */
function checkRanges({ ranges }: ClientFilters): void {
  for (const name of amounts) {
    const { from, to } = ranges[name] ?? {}
    if (Number(from) > Number(to)) throw fieldError(`${name}.to`, `must be at least ${from}`)
  }
  for (const name of dates) {
    const { from, to } = ranges[name] ?? {}
    if (from && to && from > to) throw fieldError(`${name}.to`, `must not be before ${from}`)
  }
}

/** The form is read as an address would be, so that both leave out what makes no sense. */
function filtersIn(form: HTMLFormElement): ClientFilters {
  const address = new URLSearchParams()
  const text = (name: string) => (allOf(form, name)[0] ?? '').trim()
  for (const name of lists) address.set(name, allOf(form, name).join(','))
  for (const name of rangeNames) address.set(name, `${text(`${name}.from`)}..${text(`${name}.to`)}`)
  return readFilters(address)
}
