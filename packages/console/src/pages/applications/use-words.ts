import type { Application, PlanOption } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { kindRights } from './kind-rights.ts'

/** Says in words what applications have: categories, features, kinds of records and prices. */
export function useWords() {
  const t = useTexts('marketplace')
  const { list, money } = useFormats()
  const kindTitle = (name: string): string => find(t.kinds, name)?.many ?? name
  return {
    categories: toChoices(t.categories),
    categoryTitle: (slug: string): string => find(t.categories, slug) ?? slug,
    stageTitle: (stage: string): string => find(t.stages, stage) ?? stage,
    functionalities: toChoices(t.functionalities),
    functionalityTitle: (slug: string): string => find(t.functionalities, slug) ?? slug,
    kinds: Object.entries(kindRights).map(([name, right]) => ({
      name,
      title: kindTitle(name),
      right,
    })),
    kindTitle,
    /** One record of a kind. */
    recordTitle: (name: string): string => find(t.kinds, name)?.one ?? name,
    /** Names kinds of records inside a sentence. */
    kindsInWords: (names: string[]): string => list(names.map(kindTitle).map(t.inSentence)),
    connectedTo: ({ connected_locations: count }: Application): string =>
      count === 0 ? t.notConnected : t.connectedTo(count),
    /** `$19.00 for 1 month · first 1 month free` */
    priceText: (option: PlanOption): string => {
      const { overall_price, currency_iso, duration_in_months, free_period_in_months, staff_amount } = option
      return [
        t.priceFor(money(overall_price, currency_iso), duration_in_months),
        free_period_in_months > 0 && t.freeMonths(free_period_in_months),
        staff_amount !== null && t.upToTeamMembers(staff_amount),
      ]
        .filter(Boolean)
        .join(' · ')
    },
  }
}

/** The server may know slugs that this console does not. */
const find = <T>(words: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined

const toChoices = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }))
