import { useRef, useState } from 'react'
import type { RowKey } from '../../../ui/table/selection.ts'
import type { ClientFilters } from './client-filters.ts'

type Keys = ReadonlySet<RowKey>

const nobody: Keys = new Set()

/** The clients that are selected. Other filters show other clients, so that nobody changes some whom they don't see. */
export function useSelected(filters: ClientFilters) {
  const of = JSON.stringify(filters)
  const [held, setHeld] = useState({ of, keys: nobody })
  const selected = held.of === of ? held.keys : nobody
  const latest = useRef(selected)
  latest.current = selected
  const setSelected = (keys: Keys) => setHeld({ of, keys })
  /** Whoever selects others meanwhile, or none, no longer means these. */
  const selectLater = async (ids: Promise<readonly RowKey[]>) => {
    const found = new Set(await ids)
    if (latest.current === selected) setSelected(found)
  }
  return { selected, setSelected, selectLater }
}
