import type { ReactNode } from 'react'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { TextField } from '../../ui/field.tsx'
import { MultiCombobox } from '../../ui/multi-combobox.tsx'
import { findIn } from '../../ui/use-options.ts'
import { ClientField } from './client-field.tsx'
import { type Draft, defaultMinutes, minutesOf, servicesOf } from './draft.ts'
import type { Place, Service, Timetable } from './shapes.ts'
import { useMoney } from './use-money.ts'
import { WhenFields } from './when-fields.tsx'

interface AppointmentFieldsProps {
  place: Place
  timetable: Timetable
  draft: Draft
  onChange(draft: Draft): void
}

export function AppointmentFields({ place, timetable, draft, onChange }: AppointmentFieldsProps) {
  const t = useTexts('calendar')
  const known = (ids: number[]) => timetable.services.filter(({ id }) => ids.includes(id))
  const set = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes }
    const isFollowing = !next.isLengthChosen && ('serviceIds' in changes || 'staffId' in changes)
    const minutes = isFollowing ? minutesOf(known(next.serviceIds), next.staffId) : 0
    onChange(isFollowing ? { ...next, minutes: minutes || defaultMinutes } : next)
  }
  return (
    <>
      <ClientField place={place} value={draft.client} onChange={client => set({ client })} />
      <ServiceField
        place={place}
        offered={servicesOf(timetable.services, draft.staffId)}
        chosen={known(draft.serviceIds)}
        staffId={draft.staffId}
        onChange={services => set({ serviceIds: services.map(({ id }) => id) })}
      />
      <WhenFields
        staff={timetable.staff}
        value={draft}
        onChange={({ minutes, ...when }) =>
          set(minutes === undefined ? when : { ...when, minutes, isLengthChosen: true })
        }
      />
      <ResourceField
        timetable={timetable}
        instanceIds={draft.instanceIds}
        onChange={instanceIds => set({ instanceIds })}
      />
      <TextField
        label={t.comment}
        name="comment"
        rows={3}
        isOptional
        value={draft.comment}
        onChange={({ target }) => set({ comment: target.value })}
      />
    </>
  )
}

interface ServiceFieldProps {
  place: Place
  offered: Service[]
  chosen: Service[]
  staffId: number
  onChange(services: Service[]): void
}

function ServiceField({ place, offered, chosen, staffId, onChange }: ServiceFieldProps): ReactNode {
  const t = useTexts('calendar')
  const formats = useFormats()
  const money = useMoney(place)
  const total = chosen.reduce((sum, { price_min }) => sum + price_min, 0)
  return (
    <MultiCombobox
      label={t.services}
      name="services"
      isOptional
      hint={chosen.length > 0 && t.total(money(total), formats.duration(minutesOf(chosen, staffId) * 60))}
      value={chosen}
      onChange={onChange}
      find={findIn(offered, ({ title }) => title)}
      itemKey={({ id }) => id}
      itemTitle={({ title }) => title}
      itemNote={service =>
        `${money(service.price_min)} · ${formats.duration(minutesOf([service], staffId) * 60)}`
      }
    />
  )
}

interface ResourceFieldProps {
  timetable: Timetable
  instanceIds: number[]
  onChange(instanceIds: number[]): void
}

/** Rooms, chairs and devices. */
function ResourceField({ timetable, instanceIds, onChange }: ResourceFieldProps): ReactNode {
  const t = useTexts('calendar')
  const instances = timetable.resources.flatMap(({ title, instances }) =>
    instances.map(instance => ({ ...instance, resource: title })),
  )
  return (
    <MultiCombobox
      label={t.resources}
      name="resource_instance_ids"
      isOptional
      hint={instances.length > 0 ? t.resourcesHint : t.noResourcesHint}
      isDisabled={instances.length === 0}
      value={instances.filter(({ id }) => instanceIds.includes(id))}
      onChange={chosen => onChange(chosen.map(({ id }) => id))}
      find={findIn(instances, ({ title, resource }) => `${resource} ${title}`)}
      itemKey={({ id }) => id}
      itemTitle={({ title }) => title}
      itemNote={({ resource }) => resource}
    />
  )
}
