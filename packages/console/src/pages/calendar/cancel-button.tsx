import type { FoyerError } from '@foyer/sdk/account'
import { type ReactNode, useState } from 'react'
import { platformNow } from '../../session/platform-time.ts'
import type { Areas } from '../../texts/areas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { Appointment, Place } from './shapes.ts'
import type { ShowBooked } from './use-address.ts'
import { hasSeveralSeats, mayBookAgain, useBookAgain } from './use-book-again.ts'
import type { Changes } from './use-changes.ts'
import { useBookingWords, useSayBooked } from './use-say-booked.ts'

interface CancelButtonProps {
  appointment: Appointment
  place: Place
  changes: Changes
  onShow: ShowBooked
  kind?: 'plain' | 'quiet'
  label?: string
  onCancel?(): void
  children: ReactNode
}

/** Cancels an appointment: at once where that loses nothing and can be taken back, else after a question. */
export function CancelButton({
  appointment,
  place,
  changes,
  onShow,
  kind = 'plain',
  label,
  onCancel,
  children,
}: CancelButtonProps) {
  const t = useTexts('calendar')
  const say = useToast()
  const words = useBookingWords(place)
  const bookAgain = useBookAgain(place, changes, useSayBooked({ place, changes, onShow }))
  const [isAsking, setAsking] = useState(false)
  const final = whyFinal(t, place, appointment)
  const question = final ?? whyAsk(t, appointment)
  const remove = () => changes.removeAppointment(appointment.id)
  const sayCancelled = () => {
    const takeBack = { label: t.takeBack, run: () => void bookAgain(appointment) }
    say(t.cancelled(words.ofAppointment(appointment)), { actions: final === undefined ? [takeBack] : [] })
  }
  const cancelAtOnce = async () => {
    onCancel?.()
    try {
      await remove()
      sayCancelled()
    } catch (error) {
      say((error as FoyerError).message, { kind: 'error' })
    }
  }
  const cancelAfterAsking = async () => {
    await remove()
    setAsking(false)
    onCancel?.()
    sayCancelled()
  }
  return (
    <>
      <Button
        kind={kind}
        aria-label={label}
        onClick={() => (question === undefined ? void cancelAtOnce() : setAsking(true))}
      >
        {children}
      </Button>
      {isAsking && (
        <Confirm
          title={t.cancelAppointmentTitle}
          action={t.cancelAppointment}
          cancel={t.keepAppointment}
          onConfirm={cancelAfterAsking}
          onClose={() => setAsking(false)}
        >
          {question}
        </Confirm>
      )}
    </>
  )
}

/** Why it could not be taken back. */
function whyFinal(t: Areas['calendar'], place: Place, appointment: Appointment): string | undefined {
  if (!mayBookAgain(place, appointment)) return t.cancelAppointmentNote
  return hasSeveralSeats(appointment) ? t.cancelSeatsNote(appointment.clients_count) : undefined
}

/** What has happened is rarely cancelled on purpose. */
function whyAsk(t: Areas['calendar'], { attendance, datetime, length }: Appointment): string | undefined {
  if (attendance === 1) return t.cancelAttendedNote
  return Date.parse(datetime) + length * 1000 < platformNow().getTime() ? t.cancelPastNote : undefined
}
