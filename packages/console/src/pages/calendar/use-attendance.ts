import type { FoyerError } from '@foyer/sdk/account'
import { useToast } from '../../ui/toast.tsx'
import type { Changes } from './use-changes.ts'

/** Sets the attendance of an appointment. What is refused goes back, and says why. */
export function useAttendance(changes: Changes) {
  const say = useToast()
  return async (id: number, attendance: number): Promise<void> => {
    try {
      await changes.changeAppointment({ id, fields: { attendance } })
    } catch (error) {
      say((error as FoyerError).message, { kind: 'error' })
    }
  }
}
