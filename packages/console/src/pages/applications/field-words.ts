import { applicationFields, rights } from '@foyer/sdk'
import type { Application } from '../../foyer.ts'
import { categoryTitle, functionalityTitle, kinds, toOffer } from './words.ts'

export type Pending = NonNullable<Application['pending']>
export type PendingField = keyof Pending

export const fieldLabel = (field: PendingField): string => applicationFields[field].label

type CountryTitle = (id: number) => string

/** The value of a field in words, one line for each part of a list. */
export function toLines(values: Pending, field: PendingField, countryTitle: CountryTitle): string[] {
  switch (field) {
    case 'category':
      return [categoryTitle(values.category ?? '')]
    case 'country_ids':
      return values.country_ids?.length ? values.country_ids.map(countryTitle) : ['Everywhere']
    case 'functionalities':
      return orNone(values.functionalities?.map(functionalityTitle))
    case 'rights':
      return orNone(values.rights?.map(slug => rights[slug as keyof typeof rights]?.title ?? slug))
    case 'kinds':
      return orNone(values.kinds?.map(name => kinds.find(kind => kind.name === name)?.title ?? name))
    case 'is_public':
      return [
        values.is_public ? 'Stands in the store' : 'Not public: connects by a link, without a confirmation',
      ]
    case 'asks_for_user_data':
      return [values.asks_for_user_data ? 'Goes to the registration page' : 'Is not handed over']
    case 'tariffs':
      return orNone(values.tariffs?.flatMap(toPlanLines))
    default:
      return [values[field] || 'Empty']
  }
}

const orNone = (lines: string[] = []): string[] => (lines.length > 0 ? lines : ['None'])

/** With their numbers, by which payment links name them. */
const toPlanLines = ({ id, title, options }: NonNullable<Pending['tariffs']>[number]): string[] =>
  options.length === 0
    ? [`${title} (tariff ${id}): no option`]
    : options.map(option => `${title}, ${option.title} (option ${option.id}): ${toOffer(option)}`)
