import type { FoyerError } from '@foyer/sdk/account'
import { type ReactNode, useState } from 'react'
import { platformNow } from '../../session/platform-time.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { Appointment, Attendance, Place } from './shapes.ts'
import type { Changes } from './use-changes.ts'

const attended: Attendance = 1
/** Clients come early, but not much earlier. */
const earlyMs = 60 * 60_000

/** Sets the attendance of an appointment. What is refused goes back, and says why. */
export function useAttendance({ timeZone }: Place, changes: Changes) {
  const t = useTexts('calendar')
  const formats = useFormats(timeZone)
  const say = useToast()
  const [asked, setAsked] = useState<Appointment>()
  const save = async (id: number, attendance: number): Promise<void> => {
    try {
      await changes.changeAppointment({ id, fields: { attendance } })
    } catch (error) {
      say((error as FoyerError).message, { kind: 'error' })
    }
  }
  const set = async (appointment: Appointment, attendance: number): Promise<void> => {
    const isToCome = Date.parse(appointment.datetime) - platformNow().getTime() > earlyMs
    if (attendance === attended && isToCome) setAsked(appointment)
    else await save(appointment.id, attendance)
  }
  const close = () => setAsked(undefined)
  const question: ReactNode = asked && (
    <Confirm
      title={t.attendedEarlyTitle}
      action={t.attended}
      onConfirm={async () => {
        await save(asked.id, attended)
        close()
      }}
      onClose={close}
    >
      {t.attendedEarlyNote(formats.moment(asked.datetime))}
    </Confirm>
  )
  return { set, question }
}
