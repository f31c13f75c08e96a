import { type AuditAction, auditActions } from '@foyer/contract'
import { idIn, useSearch } from '../../../data/use-search.ts'
import { hasWrongId } from '../filters/wrong-filters.tsx'

export const filterNames = [
  'action',
  'person',
  'location',
  'partner',
  'application',
  'address',
  'from',
  'till',
] as const

/** The filters of the audit log: in the address as they are typed, and as the API takes them. */
export function useLogFilters() {
  const { values, set } = useSearch(filterNames)
  const filters = {
    action: isAction(values.action) ? values.action : undefined,
    person_id: idIn(values.person),
    location_id: idIn(values.location),
    partner_id: idIn(values.partner),
    application_id: idIn(values.application),
    address: values.address || undefined,
    from: momentOf(values.from),
    till: momentOf(values.till),
  }
  const { person, location, partner, application, action, from, till } = values
  const isWrong =
    hasWrongId(person, location, partner, application) ||
    (action !== '' && !isAction(action)) ||
    [from, till].some(text => text !== '' && momentOf(text) === undefined)
  return { values, set, filters, isWrong }
}

const isAction = (text: string): text is AuditAction => Object.hasOwn(auditActions, text)

export type LogFilters = ReturnType<typeof useLogFilters>['filters']

/** A field of date and time has the time of the browser; what is no time is undefined. */
function momentOf(text: string): string | undefined {
  const at = new Date(text)
  return text === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
