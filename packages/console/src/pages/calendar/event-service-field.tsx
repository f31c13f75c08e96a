import { useTexts } from '../../texts/use-texts.ts'
import { SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { isOffered } from './draft.ts'
import type { Service, TeamMember } from './shapes.ts'

interface EventServiceFieldProps {
  /** All services for groups. */
  services: Service[]
  member: TeamMember | undefined
  chosen: Service | undefined
  isFixed: boolean
  onChange(service: Service | undefined): void
}

/** Offers every service for groups, whoever is chosen: first those of the team member, then those of others. */
export function EventServiceField({ services, member, chosen, isFixed, onChange }: EventServiceFieldProps) {
  const t = useTexts('calendar')
  const own = services.filter(service => member && isOffered(service, member.id))
  const others = services.filter(service => !own.includes(service))
  return (
    <>
      {services.length === 0 && <Notice kind="info">{t.noGroupServices}</Notice>}
      <SelectField
        label={t.service}
        name="service_id"
        value={chosen?.id ?? ''}
        disabled={isFixed}
        onChange={({ target }) => onChange(services.find(({ id }) => id === Number(target.value)))}
      >
        <option value="">{t.chooseService}</option>
        <ServiceGroup label={t.offeredBy(member?.name ?? '')} services={own} />
        <ServiceGroup label={t.offeredByOthers} services={others} />
      </SelectField>
    </>
  )
}

function ServiceGroup({ label, services }: { label: string; services: Service[] }) {
  if (services.length === 0) return null
  return (
    <optgroup label={label}>
      {services.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </optgroup>
  )
}
