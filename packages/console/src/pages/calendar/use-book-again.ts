import type { FoyerError } from '@foyer/sdk/account'
import { foyer } from '../../foyer.ts'
import type { Areas } from '../../texts/areas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useToast } from '../../ui/toast.tsx'
import { canBeForced, refusalWords } from './refusal.ts'
import type { Appointment, Place } from './shapes.ts'
import type { Changes } from './use-changes.ts'

/** Whether an appointment could be booked again as it was: who names its client must see clients. */
export const mayBookAgain = (place: Place, { client }: Appointment): boolean =>
  place.mayCreate && (!client || place.seesClients)

/** An appointment is booked with one seat. */
export const hasSeveralSeats = ({ clients_count, activity_id }: Appointment): boolean =>
  activity_id !== 0 && clients_count > 1

/** Books a cancelled appointment again, under a new ID. A refusal says why, and offers to do it anyway. */
export function useBookAgain(place: Place, changes: Changes, sayBooked: (booked: Appointment) => void) {
  const t = useTexts('calendar')
  const say = useToast()
  const bookAgain = async (appointment: Appointment, isForced = false): Promise<void> => {
    try {
      const input = { ...sameAgain(appointment), save_if_busy: isForced ? (1 as const) : (0 as const) }
      sayBooked((await changes.createAppointment(input)).data)
    } catch (error) {
      const refusal = error as FoyerError
      say(t.notBooked(await reasonOf(t, refusal, { place, appointment })), {
        kind: 'error',
        actions: canBeForced(refusal)
          ? [{ label: t.bookAnyway, run: () => void bookAgain(appointment, true) }]
          : [],
      })
    }
  }
  return bookAgain
}

interface Refused {
  place: Place
  appointment: Appointment
}

async function reasonOf(t: Areas['calendar'], refusal: FoyerError, refused: Refused): Promise<string> {
  const { staff } = refused.appointment
  const name = refusal.code === 'staff_busy' ? await findHolder(refused) : undefined
  return name ? t.takenBy(name, staff.name) : refusalWords(t, refusal, staff.name)
}

/** The name of the client who has the time now. */
async function findHolder({ place, appointment }: Refused): Promise<string | undefined> {
  const day = appointment.date.slice(0, 10)
  try {
    const { data } = await foyer.records.list({
      company_id: place.locationId,
      staff_id: appointment.staff_id,
      start_date: day,
      end_date: day,
      count: 300,
    })
    return data.find(other => isOverlapping(other, appointment))?.client?.display_name
  } catch {
    return undefined
  }
}

const startOf = ({ datetime }: Appointment): number => Date.parse(datetime)
const endOf = (appointment: Appointment): number => startOf(appointment) + appointment.length * 1000

const isOverlapping = (one: Appointment, other: Appointment): boolean =>
  startOf(one) < endOf(other) && startOf(other) < endOf(one)

/** The input that books an appointment as it was. */
const sameAgain = (appointment: Appointment) => ({
  staff_id: appointment.staff_id,
  services: appointment.services.map(({ id, first_cost, discount, cost }) => ({
    id,
    first_cost,
    discount,
    cost,
  })),
  client: appointment.client ? { id: appointment.client.id } : {},
  datetime: appointment.datetime,
  seance_length: appointment.seance_length,
  comment: appointment.comment,
  attendance: appointment.attendance,
  api_id: appointment.api_id,
  resource_instance_ids: appointment.resource_instance_ids,
  custom_fields: appointment.custom_fields,
  activity_id: appointment.activity_id || undefined,
})
