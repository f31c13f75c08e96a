import type { ClientCategory } from '../../../foyer.ts'
import type { Areas } from '../../../texts/areas.ts'
import type { Place } from '../../business/place.tsx'
import {
  amounts,
  type ClientFilters,
  type ListName,
  lists,
  type RangeName,
  rangeNames,
} from './client-filters.ts'

interface ActiveFilter {
  name: ListName | RangeName
  words: string
  /** The filters without this one. */
  without: ClientFilters
}

interface Words {
  t: Areas['clients']
  place: Place
  categories: ClientCategory[]
}

/** The filters that are on, in words. */
export function activeFilters(filters: ClientFilters, { t, place, categories }: Words): ActiveFilter[] {
  const { formats, money, day } = place
  const titleOf = (name: ListName, value: number): string => {
    if (name === 'importance') return t.importances[value] ?? String(value)
    if (name === 'gender') return t.genders[value] ?? String(value)
    return categories.find(({ id }) => id === value)?.title ?? t.unknownCategory(value)
  }
  const bound = (name: RangeName, text: string): string => {
    if (name === 'visits') return formats.number(Number(text))
    return amounts.some(amount => amount === name) ? money(Number(text)) : day(text)
  }
  const ofLists = lists.flatMap(name => {
    const { [name]: values, ...others } = filters.lists
    if (!values) return []
    const words = t.chosen(t[name], formats.list(values.map(value => titleOf(name, value))))
    return [{ name, words, without: { ...filters, lists: others } }]
  })
  const ofRanges = rangeNames.flatMap(name => {
    const { [name]: range, ...others } = filters.ranges
    if (!range) return []
    const { from, to } = range
    const words =
      from === undefined
        ? t.rangeTo(t[name], bound(name, to ?? ''))
        : to === undefined
          ? t.rangeFrom(t[name], bound(name, from))
          : t.range(t[name], bound(name, from), bound(name, to))
    return [{ name, words, without: { ...filters, ranges: others } }]
  })
  return [...ofLists, ...ofRanges]
}
