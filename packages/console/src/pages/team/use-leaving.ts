import type { Appointment, TeamMember } from '@foyer/sdk/business'
import { useRef, useState } from 'react'
import { addDays } from '../../data/location-days.ts'
import type { MyLocation } from '../../foyer.ts'
import { platformNow } from '../../session/platform-time.ts'
import { readAppointments } from './read-appointments.ts'

interface Waiting {
  form: HTMLFormElement
  appointments: Appointment[]
}

/** Before somebody leaves, it asks about the appointments that they still have. */
export function useLeaving(location: MyLocation, member: TeamMember | undefined) {
  const [waiting, setWaiting] = useState<Waiting>()
  const isConfirmed = useRef(false)
  /** Whether the form has to wait for a decision. */
  const ask = async (form: HTMLFormElement): Promise<boolean> => {
    const wasConfirmed = isConfirmed.current
    isConfirmed.current = false
    const leaves = member && !member.fired && new FormData(form).has('fired')
    if (wasConfirmed || !leaves || !location.rights.includes('timetable_access')) return false
    const appointments = await readAppointmentsToCome(location.id, member.id)
    if (appointments.length === 0) return false
    setWaiting({ form, appointments })
    return true
  }
  const confirm = () => {
    setWaiting(undefined)
    isConfirmed.current = true
    waiting?.form.requestSubmit()
  }
  return { waiting, ask, confirm, dismiss: () => setWaiting(undefined) }
}

async function readAppointmentsToCome(locationId: number, staffId: number): Promise<Appointment[]> {
  const now = platformNow()
  // Wherever the Location is, its today began after yesterday in UTC.
  const start = addDays(now.toISOString().slice(0, 10), -1)
  const found = await readAppointments(locationId, { staffIds: [staffId], start })
  return found.filter(({ datetime }) => new Date(datetime) > now)
}
