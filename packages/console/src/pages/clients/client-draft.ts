import type { ClientsUpdateInput } from '@foyer/sdk/business'
import { clientsUpdate } from '@foyer/sdk/inputs'
import { fieldError } from '../../forms/field-error.ts'
import { toTyped } from '../../forms/read-input.ts'
import type { Client, ClientCategory } from '../../foyer.ts'
import { platformNow } from '../../session/platform-time.ts'

const texts = ['name', 'surname', 'patronymic', 'phone', 'email', 'card', 'comment', 'birth_date'] as const
const numbers = ['discount', 'spent', 'paid', 'balance', 'gender_id', 'importance_id'] as const
const flags = ['sms_check', 'sms_not'] as const

type TextName = (typeof texts)[number] | (typeof numbers)[number]
type FlagName = (typeof flags)[number]

/** A client as a form shows it. */
export type ClientDraft = Record<TextName, string> &
  Record<FlagName, boolean> & { categories: ClientCategory[] }

export const maxPhoneLength = 40

export const emptyDraft: ClientDraft = {
  name: '',
  surname: '',
  patronymic: '',
  phone: '',
  email: '',
  card: '',
  comment: '',
  birth_date: '',
  discount: '',
  spent: '',
  paid: '',
  balance: '',
  gender_id: '0',
  importance_id: '0',
  sms_check: false,
  sms_not: false,
  categories: [],
}

/** A masked phone isn't the phone: the field stays empty, and an empty field isn't sent. */
export const toDraft = (client: Client, { showsPhones }: { showsPhones: boolean }): ClientDraft => ({
  name: client.name,
  surname: client.surname,
  patronymic: client.patronymic,
  phone: showsPhones ? client.phone : '',
  email: client.email,
  card: client.card,
  comment: client.comment,
  birth_date: client.birth_date ?? '',
  discount: String(client.discount),
  spent: String(client.spent),
  paid: String(client.paid),
  balance: String(client.balance),
  gender_id: String(client.gender_id),
  importance_id: String(client.importance_id),
  sms_check: client.sms_check === 1,
  sms_not: client.sms_not === 1,
  categories: client.categories,
})

/** Throws for a date of birth that is still to come, wherever the Location is. */
export function checkBirthDate({ birth_date }: ClientDraft, now = platformNow()): void {
  const latest = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
  if (birth_date > latest) throw fieldError('birth_date', 'must not be in the future')
}

type ClientInput = Omit<ClientsUpdateInput, 'company_id' | 'client_id'>

/** The fields that differ, as the operation wants them: what somebody else has changed meanwhile stays. */
export function toInput(before: ClientDraft, draft: ClientDraft): ClientInput {
  const typed: Record<string, string> = {}
  for (const name of texts) {
    const text = draft[name].trim()
    if (text !== before[name]) typed[name] = text
  }
  for (const name of numbers) if (draft[name].trim() !== before[name]) typed[name] = draft[name].trim() || '0'
  // Without `paid`, the operation takes all that was sold as paid.
  if (typed.spent !== undefined) typed.paid ??= draft.paid.trim() || '0'
  const input: ClientInput = toTyped(clientsUpdate, typed)
  for (const name of flags) if (draft[name] !== before[name]) input[name] = draft[name] ? 1 : 0
  if (idsOf(draft).join() !== idsOf(before).join()) input.categories = idsOf(draft)
  return input
}

const idsOf = ({ categories }: ClientDraft): number[] =>
  categories.map(({ id }) => id).sort((left, right) => left - right)
