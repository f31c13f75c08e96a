import { idIn, useSearch } from '../../data/use-search.ts'

export const statusClasses = ['2xx', '4xx', '5xx'] as const
export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** As a whole: the beginning of an ID is looked for in paths, where nothing has it. */
const isRequestId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** The filter, the open request and whether the list follows what happens: all of it is in the address. */
export function useRequestFilter() {
  const { values, set } = useSearch(['status', 'method', 'location', 'id', 'from', 'till', 'live', 'request'])
  const momentIn = (text: string) =>
    Number.isNaN(new Date(text).getTime()) ? undefined : new Date(text).toISOString()
  const found = values.id.trim().slice(0, 100) || undefined
  const isId = found !== undefined && isRequestId(found)
  const filter = {
    status_class: statusClasses.find(name => name === values.status),
    method: methods.find(name => name === values.method),
    location_id: idIn(values.location),
    request_id: isId ? found : undefined,
    path: isId ? undefined : found,
    from: momentIn(values.from),
    till: momentIn(values.till),
  }
  return {
    filter,
    isFiltered: Object.values(filter).some(value => value !== undefined),
    isLive: values.live !== 'off',
    open: values.request.slice(0, 100),
    values,
    set,
  }
}
