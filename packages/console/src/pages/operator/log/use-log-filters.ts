import { idIn, useSearch } from '../../../data/use-search.ts'

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
    action: (values.action || undefined) as Action | undefined,
    person_id: idIn(values.person),
    location_id: idIn(values.location),
    partner_id: idIn(values.partner),
    application_id: idIn(values.application),
    address: values.address || undefined,
    from: momentOf(values.from),
    till: momentOf(values.till),
  }
  return { values, set, filters }
}

type Action = NonNullable<
  Parameters<typeof import('../../../foyer.ts')['foyer']['operators']['readAuditLog']>[0]
>['action']
export type LogFilters = ReturnType<typeof useLogFilters>['filters']

/** A field of date and time has the time of the browser; what is no time filters nothing. */
function momentOf(text: string): string | undefined {
  const at = new Date(text)
  return text === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
