import type { BookableResource, Service } from '@foyer/sdk/business'
import { Link } from 'react-router'
import { useChange } from '../../data/use-change.ts'
import { EntityDrawer } from '../../forms/entity-drawer.tsx'
import { foyer, type MyLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { usersOf } from './resource-fields.ts'
import { ResourceForm } from './resource-form.tsx'

interface ResourceDrawerProps {
  location: MyLocation
  /** Undefined for a new one. */
  resource: BookableResource | undefined
  isGone: boolean
  services: readonly Service[]
  onClose(): void
}

/** Creates, changes or deletes a resource with its instances. */
export function ResourceDrawer({ location, resource, isGone, services, onClose }: ResourceDrawerProps) {
  const t = useTexts('resources')
  const { mutateAsync: remove } = useChange({
    affects: [['resource', location.id]],
    change: async ({ id, title }: BookableResource) => {
      await foyer.resources.delete({ location_id: location.id, resource_id: id })
      return t.deleted(title)
    },
  })
  return (
    <EntityDrawer
      title={resource?.title ?? t.addTitle}
      entity={resource}
      isGone={isGone}
      deletion={
        resource && {
          title: t.deleteTitle(resource.title),
          note: t.deleteNote,
          run: () => remove(resource),
        }
      }
      onClose={onClose}
    >
      {shown => (
        <ResourceForm location={location} resource={shown}>
          {shown && <UsedBy location={location} services={usersOf(services, shown)} />}
        </ResourceForm>
      )}
    </EntityDrawer>
  )
}

function UsedBy({ location, services }: { location: MyLocation; services: readonly Service[] }) {
  const t = useTexts('resources')
  return (
    <section className="used-by">
      <h3>{t.usedBy}</h3>
      <p className="field-hint">{services.length > 0 ? t.usedByNote : t.unused}</p>
      <ul>
        {services.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/locations/${location.id}/services?open=${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
