import type { BookableResource } from '@foyer/sdk/business'
import { resourcesCreate } from '@foyer/sdk/inputs'
import { type ReactNode, useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { EntityForm } from '../../forms/entity-drawer.tsx'
import { onlyEdited, readInput } from '../../forms/read-input.ts'
import { foyer, type MyLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Field, TextField } from '../../ui/field.tsx'
import { type EditedInstance, mergeInstances } from './instances.ts'
import { InstancesField } from './instances-field.tsx'

interface ResourceFormProps {
  location: MyLocation
  /** Undefined for a new one. */
  resource: BookableResource | undefined
  /** Shown below the fields. */
  children: ReactNode
}

export function ResourceForm({ location, resource, children }: ResourceFormProps) {
  const t = useTexts('resources')
  const [title, setTitle] = useState(resource?.title ?? '')
  const [instances, setInstances] = useState<readonly EditedInstance[]>(resource?.instances ?? [])
  const company_id = location.id
  const { mutateAsync: save } = useChange({
    affects: [['resource', location.id]],
    change: async (form: HTMLFormElement) => {
      const input = readInput(resourcesCreate, form, { company_id, instances: [...instances] })
      const { data } = resource
        ? await foyer.resources.update({
            ...onlyEdited(form, input),
            company_id,
            resource_id: resource.id,
            instances: mergeInstances({
              opened: resource.instances,
              current: await readInstances(resource.id),
              edited: instances,
            }),
          })
        : await foyer.resources.create(input)
      return resource ? t.saved(data.title) : t.created(data.title)
    },
  })
  const readInstances = async (id: number) => {
    const { data } = await foyer.resources.list({ company_id })
    return data.find(other => other.id === id)?.instances ?? []
  }
  return (
    <EntityForm onSave={save}>
      <Field
        label={t.name}
        name="title"
        value={title}
        hint={t.nameHint}
        maxLength={255}
        onChange={event => setTitle(event.target.value)}
      />
      <InstancesField resource={title} instances={instances} onChange={setInstances} />
      <TextField
        label={t.description}
        name="description"
        rows={3}
        defaultValue={resource?.description}
        isOptional
      />
      {children}
    </EntityForm>
  )
}
