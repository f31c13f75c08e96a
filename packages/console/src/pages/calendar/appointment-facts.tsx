import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import type { Appointment, Place } from './shapes.ts'
import { useMoney } from './use-money.ts'

interface AppointmentFactsProps {
  appointment: Appointment
  place: Place
}

export function AppointmentFacts({ appointment, place }: AppointmentFactsProps) {
  const t = useTexts('calendar')
  const formats = useFormats(place.timeZone)
  const money = useMoney(place)
  const { client, services, staff, datetime, length, comment } = appointment
  return (
    <Facts>
      {client && (
        <Fact name={t.client}>
          <bdi>{client.display_name}</bdi> {client.phone}
        </Fact>
      )}
      {services.length > 0 && (
        <Fact name={t.services}>
          {formats.list(services.map(({ title, cost }) => `${title} (${money(cost)})`))}
        </Fact>
      )}
      <Fact name={t.teamMember}>{staff.name}</Fact>
      <Fact name={t.time}>
        {formats.moment(datetime)} · {formats.duration(length)}
      </Fact>
      {comment && <Fact name={t.comment}>{comment}</Fact>}
    </Facts>
  )
}
