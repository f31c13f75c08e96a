import type { ServicesCreateInput } from '@foyer/sdk/business'
import { servicesCreate } from '@foyer/sdk/inputs'
import { checkMinutes } from '../../forms/check-minutes.ts'
import { checkMoney } from '../../forms/check-money.ts'
import { onlyEdited, readInput } from '../../forms/read-input.ts'
import { mayBeEdited } from '../../ui/unsaved.ts'

/** The fields of the form as the operations take them. */
export function toServiceInput(form: HTMLFormElement, given: Partial<ServicesCreateInput>) {
  const input = readInput(servicesCreate, form, given)
  const { price_min = 0, discount = 0, capacity = 0, weight = 0 } = input
  // A price that is no number is refused once, at its own field.
  const { price_max = typeof price_min === 'number' ? price_min : 0 } = input
  checkMoney(input, ['price_min', 'price_max'])
  // Applications may have set a length with seconds, which stays until somebody edits it.
  if (mayBeEdited(form, 'duration')) checkMinutes('duration', Number(input.duration ?? Number.NaN))
  const duration = Number(input.duration) * 60
  return { ...input, price_min, price_max, discount, capacity, weight, duration }
}

/** Of that only what was edited. An empty highest price follows the lowest one, so both go together. */
export function onlyEditedOf(form: HTMLFormElement, input: ReturnType<typeof toServiceInput>) {
  const edited = onlyEdited(form, input)
  const { price_min, price_max } = input
  return 'price_min' in edited || 'price_max' in edited ? { ...edited, price_min, price_max } : edited
}
