import { fieldError } from '../../forms/field-error.ts'
import { lastMinute } from './minutes.ts'
import type { When } from './when-fields.tsx'

/** The API speaks of seconds and of one moment; the fields have minutes, a date and a time. */
export function checkWhen({ day, time, minutes }: When): void {
  if (day === '') throw fieldError('datetime', 'is required')
  if (time === '') throw fieldError('time', 'is required')
  if (!Number.isInteger(minutes)) throw fieldError('seance_length', 'must be a whole number')
  if (minutes < 1) throw fieldError('seance_length', 'must be at least 1')
  if (minutes > lastMinute) throw fieldError('seance_length', `must be at most ${lastMinute}`)
}
