import type { FieldErrors } from '@foyer/contract'
import { invalid } from '../../platform/errors.ts'
import { toE164 } from '../../platform/phones.ts'
import type { ClientColumns } from './clients.store.ts'

type Numbered = 'phone' | 'card'

/** A caller may send these fields, for a new client or for a change. */
export interface ClientInput extends Partial<Omit<ClientColumns, Numbered>> {
  phone?: string | number
  card?: string | number
  sex_id?: number
  categories?: number[]
}

export interface NewClientInput extends ClientInput {
  name: string
  phone: string | number
}

export interface CheckedClient {
  columns: Partial<ClientColumns>
  categories?: number[]
}

/**
 * Returns the columns to write, or throws every invalid field. `countryIso` is the Location's country, for national
 * numbers.
 */
export function checkClient(input: ClientInput, countryIso: string | undefined): CheckedClient {
  const { sex_id, categories, phone, card, ...fields } = input
  const fieldErrors: FieldErrors = {}
  const columns: Partial<ClientColumns> = { ...fields }
  if (phone !== undefined) {
    columns.phone = toE164(String(phone), countryIso)
    if (columns.phone === undefined) fieldErrors.phone = [notAPhone]
  }
  if (card !== undefined) columns.card = String(card)
  if (columns.birth_date === '') columns.birth_date = null
  if (sex_id !== undefined && columns.gender_id !== undefined && sex_id !== columns.gender_id)
    fieldErrors.sex_id = ['contradicts gender_id, which is the same under another name']
  columns.gender_id ??= sex_id
  if (columns.email && !/^[^\s@]+@[^\s@]+$/.test(columns.email))
    fieldErrors.email = ['must be an e-mail address']
  // What a client has spent counts as paid, unless the caller sends both.
  columns.paid ??= columns.spent
  if (Object.keys(fieldErrors).length > 0) throw invalid(fieldErrors)
  return { columns, categories }
}

const notAPhone = 'must be a phone number'

export function checkPhone(
  phone: string,
  { countryIso, field = 'phone' }: { countryIso: string | undefined; field?: string },
): string {
  const number = toE164(phone, countryIso)
  if (number === undefined) throw invalid({ [field]: [notAPhone] })
  return number
}
