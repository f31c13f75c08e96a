import type { BookableResource, Service, ServiceCategory } from '@foyer/sdk/business'
import { useChange } from '../../data/use-change.ts'
import { EntityDrawer } from '../../forms/entity-drawer.tsx'
import { foyer, type MyLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ServiceForm } from './service-form.tsx'
import type { Named } from './use-staff-names.ts'

interface ServiceDrawerProps {
  location: MyLocation
  /** Undefined for a new one. */
  service: Service | undefined
  isGone: boolean
  categories: readonly ServiceCategory[]
  /** The category of a new service. */
  chosenCategory: ServiceCategory | undefined
  team: readonly Named[] | undefined
  resources: readonly BookableResource[]
  onClose(): void
}

/** Creates, changes or deletes a service. */
export function ServiceDrawer({ isGone, onClose, ...props }: ServiceDrawerProps) {
  const { location, service } = props
  const t = useTexts('services')
  const { mutateAsync: remove } = useChange({
    affects: [['service', location.id]],
    change: async ({ id, title }: Service) => {
      await foyer.services.delete({ location_id: location.id, service_id: id })
      return t.deleted(title)
    },
  })
  return (
    <EntityDrawer
      title={service?.title ?? t.addTitle}
      entity={service}
      isGone={isGone}
      deletion={
        service && { title: t.deleteTitle(service.title), note: t.deleteNote, run: () => remove(service) }
      }
      onClose={onClose}
    >
      {shown => <ServiceForm {...props} service={shown} />}
    </EntityDrawer>
  )
}
