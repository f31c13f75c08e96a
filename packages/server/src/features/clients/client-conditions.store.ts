import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { ClientFilter, ClientQuery } from './client-filters.ts'
import { type SearchNgrams, type TextField, withoutMarks } from './search-ngrams.ts'

interface Scope extends Pick<ClientQuery, 'locationId' | 'isAnyEnough' | 'showsPhones'> {
  /** With n-grams, texts are looked up in the index; without, every row is compared. */
  ngrams?: SearchNgrams
}

/** Builds the condition on a row of `clients client` from the filters. */
export function conditionOf(filters: ClientFilter[], scope: Scope): Sql {
  if (filters.length === 0) return sql`true`
  const conditions = filters.map(filter => sql`(${ofFilter(filter, scope)})`)
  return join(conditions, scope.isAnyEnough ? ' or ' : ' and ')
}

function ofFilter(filter: ClientFilter, scope: Scope): Sql {
  switch (filter.by) {
    case 'text':
      return ofText(filter.field, filter.text, scope)
    case 'list':
      return ofList(filter, scope)
    case 'numbers':
      return ofRange(filter, value => ({
        from: sql`${raw(`client.${filter.field}`)} >= ${value}::numeric`,
        to: sql`${raw(`client.${filter.field}`)} <= ${value}::numeric`,
      }))
    case 'days':
      return ofRange(filter, value => ({
        from: sql`client.birth_date >= ${value}::date`,
        to: sql`client.birth_date <= ${value}::date`,
      }))
    case 'moments':
      return ofRange(filter, value => ({
        from: sql`client.last_change_date >= ${value}::timestamptz`,
        to: sql`client.last_change_date < ${value}::timestamptz`,
      }))
  }
}

/** At least one of the ends must be given. */
function ofRange<T>({ from, to }: { from?: T; to?: T }, compare: (value: T) => { from: Sql; to: Sql }): Sql {
  const ends = [from !== undefined && compare(from).from, to !== undefined && compare(to).to]
  return join(
    ends.filter(end => end !== false),
    ' and ',
  )
}

const lists = { id: 'client.id', importance: 'client.importance_id', gender: 'client.gender_id' }

function ofList({ field, values }: ClientFilter & { by: 'list' }, { locationId }: Scope): Sql {
  if (field !== 'category') return sql`${raw(lists[field])} = any(${values}::bigint[])`
  return sql`client.id in (
    select client_id from client_category_links link
    where link.location_id = ${locationId} and link.category_id = any(${values}::bigint[]))`
}

// These characters have no case, so lower() is not needed.
const hasNoLetters = /^[ -@[-`{-~]+$/

const columns: Record<Exclude<TextField, 'name'>, Sql> = {
  phone: sql`client.phone`,
  email: sql`client.email`,
  card: sql`client.card`,
}

/** Names are found by their words in any order, and phones only by what looks like one. */
function ofAnything(given: string, scope: Scope): Sql {
  const words = given.match(/\S+/g)?.slice(0, maxWords) ?? [given]
  const name = words.map(word => sql`(${ofText('name', word, scope)})`)
  const fields: TextField[] = [
    'email',
    'card',
    ...(scope.showsPhones && isPhone.test(given) ? ['phone' as const] : []),
  ]
  const found = [join(name, ' and '), ...fields.map(each => ofText(each, given, scope))]
  return join(
    found.map(condition => sql`(${condition})`),
    ' or ',
  )
}

const maxWords = 8
const isPhone = /^[\d\s+()./-]+$/

function ofText(field: TextField | 'quick_search', given: string, scope: Scope): Sql {
  if (field === 'quick_search') return ofAnything(given, scope)
  const text =
    field === 'phone' ? given.replaceAll(/\D/g, '') : field === 'name' ? withoutMarks(given) : given
  if (text === '') return sql`false`
  const fits = containing(field, text)
  const starts = scope.ngrams?.choose(scope.locationId, field, text) ?? []
  if (starts.length === 0) return fits
  const part = field === 'name' ? sql`fold_text(${text})` : sql`${text}`
  return sql`client_grams(client.location_id, client.search_name, client.phone, client.email, client.card)
    @> pattern_grams(${scope.locationId}, ${field}, ${part}, ${starts}) and ${fits}`
}

function containing(field: TextField, text: string): Sql {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  if (field === 'name') return sql`client.search_name like fold_text(${pattern})`
  return hasNoLetters.test(text)
    ? sql`${columns[field]} like ${pattern}`
    : sql`lower(${columns[field]}) like lower(${pattern})`
}
