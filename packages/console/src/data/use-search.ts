import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** What a page shows is in its address: `const { values, set } = useSearch(['term', 'product'])`. */
export function useSearch<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams()
  const values = Object.fromEntries(names.map(name => [name, params.get(name) ?? ''])) as Record<Name, string>
  /** An empty value leaves the address. */
  const set = useCallback(
    (changes: Partial<Record<Name, string | number>>, { isStep = false } = {}) =>
      setParams(before => withChanges(before, changes), { replace: !isStep }),
    [setParams],
  )
  return { values, set }
}

function withChanges(
  before: URLSearchParams,
  changes: Partial<Record<string, string | number>>,
): URLSearchParams {
  const params = new URLSearchParams(before)
  for (const [name, value = ''] of Object.entries(changes))
    if (value === '') params.delete(name)
    else params.set(name, String(value))
  return params
}

/** An ID in the address; whatever else stands there is none. */
export function idIn(text: string): number | undefined {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
