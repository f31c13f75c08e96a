import type { ReactNode } from 'react'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { TextField } from '../../ui/field.tsx'
import { MultiCombobox } from '../../ui/multi-combobox.tsx'
import { findIn } from '../../ui/use-options.ts'
import { ClientField } from './client-field.tsx'
import { type Draft, defaultMinutes, minutesOf } from './draft.ts'
import { ServiceField } from './service-field.tsx'
import type { Place, Timetable } from './shapes.ts'
import { WhenFields } from './when-fields.tsx'
import { type WhoOffers, whyNot } from './who-offers.ts'

interface AppointmentFieldsProps {
  place: Place
  timetable: Timetable
  draft: Draft
  offers: WhoOffers
  onChange(draft: Draft): void
}

export function AppointmentFields({ place, timetable, draft, offers, onChange }: AppointmentFieldsProps) {
  const t = useTexts('calendar')
  const formats = useFormats()
  const known = (ids: number[]) => timetable.services.filter(({ id }) => ids.includes(id))
  const titles = formats.list(known(draft.serviceIds).map(({ title }) => title))
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
        services={timetable.services.filter(({ is_multi }) => !is_multi)}
        staff={timetable.staff}
        chosen={known(draft.serviceIds)}
        staffId={draft.staffId}
        onChange={services => set({ serviceIds: services.map(({ id }) => id) })}
      />
      <WhenFields
        staff={offers.listed}
        staffProblem={whyNot(t, offers, titles)}
        staffHint={titles && t.onlyWhoOffer(titles)}
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
