import { clientFilterStates, clientFilters, type FieldErrors, maxQuickSearches } from '@foyer/contract'
import { invalid } from '../../platform/errors.ts'
import { Problems } from '../../platform/http/input/problems.ts'
import { validator } from '../../platform/http/input/validate.ts'
import type { ClientFilter } from './client-filters.ts'

interface State {
  value?: unknown
  from?: unknown
  to?: unknown
}

type FilterKind = keyof typeof clientFilters

const kinds = Object.keys(clientFilters) as FilterKind[]
const validate = Object.fromEntries(
  kinds.map(kind => [kind, validator(clientFilterStates[kind], 'older body')]),
) as Record<FilterKind, ReturnType<typeof validator>>

/** Returns the filters of a search, or throws every state that does not fit its type. */
export function parseFilters(given: { type: string; state: State }[]): ClientFilter[] {
  const fieldErrors: FieldErrors = {}
  const filters = given.map(({ type, state }, index) => {
    const kind = kinds.find(kind => (clientFilters[kind] as readonly string[]).includes(type)) as FilterKind
    const problems = new Problems()
    const shaped = validate[kind](kind === 'list' ? { value: toList(state.value) } : state, problems)
    for (const [field, sentences] of Object.entries(problems.toFields()))
      fieldErrors[`filters.${index}.state.${field}`] = sentences
    return toFilter(kind, type, shaped as State)
  })
  if (given.filter(({ type }) => type === 'quick_search').length > maxQuickSearches)
    fieldErrors.filters = [`may have quick_search at most ${maxQuickSearches} times`]
  if (Object.keys(fieldErrors).length > 0) throw invalid(fieldErrors)
  return filters.filter(saysSomething)
}

/** Accepts one number or a list; null and undefined are an empty list. */
const toList = (value: unknown) => (Array.isArray(value) ? value : [value ?? []].flat())

function toFilter(kind: FilterKind, field: string, { value, from, to }: State): ClientFilter {
  if (kind === 'text') return { by: kind, field, text: value } as ClientFilter
  if (kind === 'list') return { by: kind, field, values: value } as ClientFilter
  return { by: kind, field, from, to } as ClientFilter
}

/** An empty text or a range without ends matches everything; an empty list matches nothing. */
const saysSomething = (filter: ClientFilter): boolean =>
  filter.by === 'list' ||
  (filter.by === 'text' ? filter.text !== '' : filter.from !== undefined || filter.to !== undefined)
