import type { ServicesCreateInput } from '@foyer/sdk/business'
import { servicesCreate } from '@foyer/sdk/inputs'
import { onlyEdited, readInput } from '../../forms/read-input.ts'

/** The fields of the form as the operations take them. */
export function toServiceInput(form: HTMLFormElement, given: Partial<ServicesCreateInput>) {
  const input = readInput(servicesCreate, form, given)
  const { price_min = 0, discount = 0, capacity = 0, weight = 0 } = input
  const { price_max = price_min } = input
  return { ...input, price_min, price_max, discount, capacity, weight, duration: inSeconds(input.duration) }
}

/** Of that only what was edited. An empty highest price follows the lowest one, so both go together. */
export function onlyEditedOf(form: HTMLFormElement, input: ReturnType<typeof toServiceInput>) {
  const edited = onlyEdited(form, input)
  const { price_min, price_max } = input
  return 'price_min' in edited || 'price_max' in edited ? { ...edited, price_min, price_max } : edited
}

/** Text that is no number goes on unchanged, so that the API says so at the field. */
const inSeconds = (minutes: number | undefined): number | undefined =>
  typeof minutes === 'number' ? Math.round(minutes * 60) : minutes
