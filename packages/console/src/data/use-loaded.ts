import { FoyerError } from '@foyer/sdk'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useGuard } from '../session/session.tsx'

interface Failed {
  status: 'failed'
  message: string
  /** The HTTP status; 0 when there was no answer. */
  answer: number
}

type LoadState<T> = { status: 'loading' } | Failed | { status: 'ready'; value: T }

export interface Loaded<T> {
  state: LoadState<T>
  reload(): Promise<void>
}

/** Reads something when the page opens and whenever `key` changes; while it is read again, what was there stays. */
export function useLoaded<T>(read: () => Promise<{ data: T }>, key: string | number): Loaded<T> {
  const [state, setState] = useState<LoadState<T>>({ status: 'loading' })
  const guard = useLatest(useGuard())
  const reader = useLatest(read)
  const current = useRef(key)
  const reload = useCallback(async () => {
    const asked = current.current
    const found = await guard
      .current(reader.current())
      .then(({ data }): LoadState<T> => ({ status: 'ready', value: data }), toFailure)
    if (asked === current.current) setState(found)
  }, [guard, reader])
  useEffect(() => {
    current.current = key
    setState({ status: 'loading' })
    void reload()
  }, [key, reload])
  return { state, reload }
}

function toFailure(error: unknown): Failed {
  if (!(error instanceof FoyerError)) throw error
  return { status: 'failed', message: error.message, answer: error.status }
}

function useLatest<T>(value: T) {
  const latest = useRef(value)
  latest.current = value
  return latest
}
