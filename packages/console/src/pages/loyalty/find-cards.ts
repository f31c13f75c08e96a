import type { PageRequest } from '../../data/use-numbered-pages.ts'
import { foyer } from '../../foyer.ts'

export interface CardFilter {
  company_id: number
  text?: string
  client_id?: number
  seesPhones: boolean
}

/** A text is a whole card number, or else part of a phone number, for people who may see phones. */
export async function findCards(
  { text, seesPhones, ...filter }: CardFilter,
  request: PageRequest,
  options: { signal: AbortSignal },
) {
  if (!text) return foyer.loyaltyCards.list({ ...filter, ...request }, options)
  const byNumber = await foyer.loyaltyCards.list({ ...filter, number: text, ...request }, options)
  if (byNumber.meta.total_count > 0 || !seesPhones || !isPhone(text)) return byNumber
  return foyer.loyaltyCards.list({ ...filter, phone: text, ...request }, options)
}

/** Three digits at least, and nothing that no phone number has: a card number often ends in a digit. */
const isPhone = (text: string): boolean =>
  /^\+?[\d\s()./-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 3
