import type { ServiceCategory } from '@foyer/sdk/business'
import { useChange } from '../../data/use-change.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { findIn } from '../../ui/use-options.ts'

interface CategoryFieldProps {
  locationId: number
  categories: readonly ServiceCategory[]
  value: ServiceCategory | undefined
  onChange(category: ServiceCategory | undefined): void
}

/** Finds a category by its name, or creates one. */
export function CategoryField({ locationId, categories, value, onChange }: CategoryFieldProps) {
  const t = useTexts('services')
  const { mutateAsync } = useChange({
    change: (title: string) => foyer.serviceCategories.create({ location_id: locationId, title }),
    affects: [['service_category', locationId]],
  })
  return (
    <Combobox
      label={t.category}
      name="category_id"
      hint={t.categoryHint}
      value={value}
      onChange={onChange}
      find={findIn(categories, titleOf)}
      itemKey={({ id }) => id}
      itemTitle={titleOf}
      create={async title => (await mutateAsync(title)).data}
    />
  )
}

const titleOf = ({ title }: ServiceCategory): string => title
