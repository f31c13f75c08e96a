import type { Application } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useRights } from '../rights/use-rights.ts'
import { useWords } from './use-words.ts'

export type PendingValues = NonNullable<Application['pending']>
export type PendingField = keyof PendingValues

type CountryTitle = (id: number) => string

/** Describes the value of a field, one line per item of a list. */
export function useFieldLines() {
  const t = useTexts('marketplace')
  const { categoryTitle, functionalityTitle, kindTitle, priceText } = useWords()
  const rights = useRights()
  const orNone = (lines: string[] = []): string[] => (lines.length > 0 ? lines : [t.none])

  /** Adds the IDs, because payment links refer to plans and options by ID. */
  const toPlanLines = ({ id, title, options }: NonNullable<PendingValues['tariffs']>[number]): string[] =>
    options.length === 0
      ? [t.planWithoutOption(title, id)]
      : options.map(option => t.planOption(title, option.title, option.id, priceText(option)))

  return (values: PendingValues, field: PendingField, countryTitle: CountryTitle): string[] => {
    switch (field) {
      case 'category':
        return [categoryTitle(values.category ?? '')]
      case 'country_ids':
        return values.country_ids?.length ? values.country_ids.map(countryTitle) : [t.allCountries]
      case 'functionalities':
        return orNone(values.functionalities?.map(functionalityTitle))
      case 'rights':
        return orNone(values.rights?.map(rights.titleOf))
      case 'kinds':
        return orNone(values.kinds?.map(kindTitle))
      case 'is_public':
        return [values.is_public ? t.inDirectory : t.byLinkOnly]
      case 'asks_for_user_data':
        return [values.asks_for_user_data ? t.dataSent : t.dataNotShared]
      case 'tariffs':
        return orNone(values.tariffs?.flatMap(toPlanLines))
      default:
        return [values[field] || t.empty]
    }
  }
}
