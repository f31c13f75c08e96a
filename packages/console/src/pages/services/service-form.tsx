import type { BookableResource, Service, ServiceCategory } from '@foyer/sdk/business'
import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { EntityForm } from '../../forms/entity-drawer.tsx'
import { fieldError } from '../../forms/field-error.ts'
import { foyer, type MyLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { MultiCombobox } from '../../ui/multi-combobox.tsx'
import { findIn } from '../../ui/use-options.ts'
import { CategoryField } from './category-field.tsx'
import { ProvidedBy } from './provided-by.tsx'
import { ServiceFields } from './service-form-fields.tsx'
import { onlyEditedOf, toServiceInput } from './to-service-input.ts'
import type { Named } from './use-staff-names.ts'

interface ServiceFormProps {
  location: MyLocation
  /** Undefined for a new one. */
  service: Service | undefined
  categories: readonly ServiceCategory[]
  chosenCategory: ServiceCategory | undefined
  team: readonly Named[] | undefined
  resources: readonly BookableResource[]
}

export function ServiceForm({
  location,
  service,
  categories,
  chosenCategory,
  team,
  resources,
}: ServiceFormProps) {
  const t = useTexts('services')
  const [category, setCategory] = useState(
    categories.find(({ id }) => id === service?.category_id) ?? chosenCategory,
  )
  const [staff, setStaff] = useState<ReadonlyMap<number, number>>(
    () => new Map(service?.staff.map(({ id, seance_length }) => [id, seance_length])),
  )
  const [needed, setNeeded] = useState(() => resources.filter(({ id }) => service?.resources.includes(id)))

  const { mutateAsync: save } = useChange({
    affects: [['service', location.id]],
    change: async (form: HTMLFormElement) => {
      if (!category) throw fieldError('category_id', 'must be chosen')
      const input = toServiceInput(form, {
        location_id: location.id,
        // Whoever may not know the team leaves it as it is.
        ...(team && { staff: [...staff].map(([id, seance_length]) => ({ id, seance_length })) }),
      })
      if (input.price_max < input.price_min) throw fieldError('price_max', 'must not be less than price_min')
      const { data } = service
        ? await foyer.services.update({
            ...onlyEditedOf(form, input),
            location_id: location.id,
            service_id: service.id,
          })
        : await foyer.services.create(input)
      return service ? t.saved(data.title) : t.created(data.title)
    },
  })
  return (
    <EntityForm onSave={save}>
      <ServiceFields
        service={service}
        category={
          <CategoryField
            locationId={location.id}
            categories={categories}
            value={category}
            onChange={setCategory}
          />
        }
      />
      {team && <ProvidedBy team={team} chosen={staff} duration={service?.duration} onChange={setStaff} />}
      <MultiCombobox
        label={t.resources}
        name="resource_ids"
        hint={resources.length > 0 ? t.resourcesHint : t.noResourcesHint}
        isDisabled={resources.length === 0}
        value={needed}
        onChange={setNeeded}
        find={findIn(resources, ({ title }) => title)}
        itemKey={({ id }) => id}
        itemTitle={({ title }) => title}
        isOptional
      />
    </EntityForm>
  )
}
