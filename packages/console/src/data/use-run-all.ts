import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useGuard } from '../session/session.tsx'
import { type Progress, runAll, type Work } from './run-all.ts'

/** Changes many records one by one. Whoever leaves the page stops what has not begun. */
export function useRunAll<Item>(affects: QueryKey[]) {
  const guard = useGuard()
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress<Item>>({ done: 0, failures: [] })
  const controller = useRef<AbortController>(undefined)
  const stop = useCallback(() => controller.current?.abort(), [])
  useEffect(() => stop, [stop])
  const run = async (items: readonly Item[], work: Work<Item>): Promise<Progress<Item>> => {
    controller.current = new AbortController()
    const { signal } = controller.current
    const result = await runAll(items, (item, options) => guard(work(item, options)), {
      onProgress: setProgress,
      signal,
    })
    // The report does not wait for the lists behind it.
    for (const queryKey of affects) void client.invalidateQueries({ queryKey })
    return result
  }
  return { progress, run, stop }
}
