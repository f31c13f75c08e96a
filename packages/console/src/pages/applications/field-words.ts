import { applicationFields, rights } from '@foyer/contract'
import type { Application } from '../../foyer.ts'
import { categoryTitle, functionalityTitle, kinds, toPriceText } from './words.ts'

export type Pending = NonNullable<Application['pending']>
export type PendingField = keyof Pending

export const fieldLabel = (field: PendingField): string => applicationFields[field].label

type CountryTitle = (id: number) => string

/** Describes the value of a field, one line per item of a list. */
export function toLines(values: Pending, field: PendingField, countryTitle: CountryTitle): string[] {
  switch (field) {
    case 'category':
      return [categoryTitle(values.category ?? '')]
    case 'country_ids':
      return values.country_ids?.length ? values.country_ids.map(countryTitle) : ['All countries']
    case 'functionalities':
      return orNone(values.functionalities?.map(functionalityTitle))
    case 'rights':
      return orNone(values.rights?.map(slug => rights[slug as keyof typeof rights]?.title ?? slug))
    case 'kinds':
      return orNone(values.kinds?.map(name => kinds.find(kind => kind.name === name)?.title ?? name))
    case 'is_public':
      return [
        values.is_public ? 'In the app directory' : 'Not public: connected by a link, without a confirmation',
      ]
    case 'asks_for_user_data':
      return [values.asks_for_user_data ? 'Sent to the registration page' : 'Not shared']
    case 'tariffs':
      return orNone(values.tariffs?.flatMap(toPlanLines))
    default:
      return [values[field] || 'Empty']
  }
}

const orNone = (lines: string[] = []): string[] => (lines.length > 0 ? lines : ['None'])

/** Adds the IDs, because payment links refer to plans and options by ID. */
const toPlanLines = ({ id, title, options }: NonNullable<Pending['tariffs']>[number]): string[] =>
  options.length === 0
    ? [`${title} (plan ${id}): no option`]
    : options.map(option => `${title}, ${option.title} (option ${option.id}): ${toPriceText(option)}`)
