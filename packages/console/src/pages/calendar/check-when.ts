import { checkMinutes } from '../../forms/check-minutes.ts'
import { fieldError } from '../../forms/field-error.ts'
import type { When } from './when-fields.tsx'

/** The API speaks of one moment; the fields have a date and a time. */
export function checkWhen({ day, time, minutes }: When): void {
  if (day === '') throw fieldError('datetime', 'is required')
  if (time === '') throw fieldError('time', 'is required')
  checkMinutes('seance_length', minutes)
}
