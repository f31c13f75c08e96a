import type { ReactNode } from 'react'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { MultiCombobox } from '../../ui/multi-combobox.tsx'
import { findIn } from '../../ui/use-options.ts'
import { isOffered, minutesOf } from './draft.ts'
import type { Place, Service, TeamMember } from './shapes.ts'
import { useMoney } from './use-money.ts'

interface ServiceFieldProps {
  place: Place
  /** All services for one client. */
  services: Service[]
  staff: TeamMember[]
  chosen: Service[]
  staffId: number
  onChange(services: Service[]): void
}

/** Finds every service, whoever is chosen: first those of the team member, then those of others, with who offers them. */
export function ServiceField({
  place,
  services,
  staff,
  chosen,
  staffId,
  onChange,
}: ServiceFieldProps): ReactNode {
  const t = useTexts('calendar')
  const formats = useFormats()
  const money = useMoney(place)
  const total = chosen.reduce((sum, { price_min }) => sum + price_min, 0)
  const own = services.filter(service => isOffered(service, staffId))
  const others = services.filter(service => !own.includes(service))
  const namesOf = (service: Service) =>
    staff.filter(({ id, is_fired }) => !is_fired && isOffered(service, id)).map(({ name }) => name)
  const noteOf = (service: Service) => {
    const price = `${money(service.price_min)} · ${formats.duration(minutesOf([service], staffId) * 60)}`
    if (own.includes(service)) return price
    const names = namesOf(service)
    return `${price} · ${names.length > 0 ? t.offeredBy(formats.list(names)) : t.offeredByNobody}`
  }
  return (
    <MultiCombobox
      label={t.services}
      name="services"
      isOptional
      hint={chosen.length > 0 && t.total(money(total), formats.duration(minutesOf(chosen, staffId) * 60))}
      value={chosen}
      onChange={onChange}
      find={findIn([...own, ...others], ({ title }) => title)}
      itemKey={({ id }) => id}
      itemTitle={({ title }) => title}
      itemNote={noteOf}
    />
  )
}
