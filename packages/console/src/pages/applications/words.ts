import { applicationCategories, functionalities, resourceKinds } from '@foyer/contract'
import { counted, toPrice } from '../../data/words.ts'
import type { Application, PlanOption } from '../../foyer.ts'

export const stageWords: Record<string, string> = {
  draft: 'Draft',
  review: 'Under review',
  published: 'Published',
}

/** Replaces field names at the start of the API's error sentences. */
export const cardLabels: Record<string, string> = {
  short_description: 'The short description',
  description: 'The description',
}

const kindWords: Record<keyof typeof resourceKinds, string> = {
  salon: 'The location itself',
  staff: 'Team members',
  service: 'Services',
  service_category: 'Service categories',
  client: 'Clients',
  record: 'Appointments',
  loyalty_card: 'Loyalty cards',
  schedule: 'Schedules',
  good: 'Products',
  goods_operations_sale: 'Product sales',
  goods_operations_receipt: 'Product receipts',
  goods_operations_consumable: 'Consumables used',
  goods_operations_stolen: 'Product write-offs',
  goods_operations_move: 'Product transfers',
  finances_operation: 'Financial transactions',
}

export const kinds = Object.entries(resourceKinds).map(([name, { right }]) => ({
  name: name as keyof typeof resourceKinds,
  title: kindWords[name as keyof typeof resourceKinds],
  right,
}))

/** Names record types inside a sentence. */
export const kindsInWords = (names: string[]): string =>
  names
    .map(name => kindWords[name as keyof typeof resourceKinds] ?? name)
    .map(title => title.charAt(0).toLowerCase() + title.slice(1))
    .join(', ')

export const categories = Object.entries(applicationCategories).map(([slug, title]) => ({ slug, title }))

export const categoryTitle = (slug: string): string =>
  applicationCategories[slug as keyof typeof applicationCategories] ?? slug

export const functionalityTitle = (slug: string): string =>
  functionalities[slug as keyof typeof functionalities] ?? slug

export const functionalityChoices = Object.entries(functionalities).map(([value, title]) => ({
  value,
  title,
}))

export const connectedIn = ({ connected_locations }: Application): string =>
  connected_locations === 0 ? 'not connected yet' : `connected to ${counted(connected_locations, 'location')}`

/** Describes the price of an option: `$19.00 for 1 month · first 1 month free`. */
export function toPriceText(option: PlanOption): string {
  const { overall_price, currency_iso, duration_in_months, free_period_in_months, staff_amount } = option
  return [
    `${toPrice(overall_price, currency_iso)} for ${counted(duration_in_months, 'month')}`,
    free_period_in_months > 0 && `first ${counted(free_period_in_months, 'month')} free`,
    staff_amount !== null && `up to ${counted(staff_amount, 'team member')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
