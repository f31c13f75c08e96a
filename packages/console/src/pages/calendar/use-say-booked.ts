import type { FoyerError } from '@foyer/sdk/account'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useToast } from '../../ui/toast.tsx'
import { titleOf } from './blocks.ts'
import type { Appointment, Place } from './shapes.ts'
import type { ShowBooked } from './use-address.ts'
import type { Changes } from './use-changes.ts'

/** Ada Lovelace, Tue, Mar 10, 2:00 PM. */
export function useBookingWords({ timeZone }: Place) {
  const t = useTexts('calendar')
  const formats = useFormats(timeZone)
  const inWords = (title: string, at: string | number) =>
    t.whoAndWhen(title, formats.weekday(at), formats.time(at))
  return {
    ofAppointment: (appointment: Appointment) =>
      inWords(titleOf(appointment, t.withoutClient), appointment.datetime),
    ofEvent: (title: string, timestamp: number) => inWords(title, timestamp * 1000),
  }
}

interface SayBookedInput {
  place: Place
  changes: Changes
  onShow: ShowBooked
}

/** Says who is booked and when, and offers to show it, and to cancel it again to people who may. */
export function useSayBooked({ place, changes, onShow }: SayBookedInput): (booked: Appointment) => void {
  const t = useTexts('calendar')
  const say = useToast()
  const words = useBookingWords(place)
  const cancel = async (booked: Appointment) => {
    try {
      await changes.removeAppointment(booked.id)
      say(t.cancelled(words.ofAppointment(booked)))
    } catch (error) {
      say((error as FoyerError).message, { kind: 'error' })
    }
  }
  return booked => {
    const day = booked.date.slice(0, 10)
    const show = { label: t.show, run: () => onShow({ kind: 'appointment', id: booked.id }, day) }
    const takeBack = { label: t.takeBack, run: () => void cancel(booked) }
    say(t.booked(words.ofAppointment(booked)), { actions: place.mayDelete ? [show, takeBack] : [show] })
  }
}
