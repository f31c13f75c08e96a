import { FoyerError } from '@foyer/sdk/account'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RenewedSession, useGuard } from '../session/session.tsx'

interface Failed {
  status: 'failed'
  message: string
  /** 0 when there was no response. */
  httpStatus: number
}

type LoadState<T> = { status: 'loading' } | Failed | { status: 'ready'; value: T }

export interface Loaded<T> {
  state: LoadState<T>
  reload(): Promise<void>
}

/** Loads data when the page opens and whenever `key` changes. A reload keeps the current data until it is done. */
export function useLoaded<T>(read: () => Promise<{ data: T }>, key: string | number): Loaded<T> {
  const [state, setState] = useState<LoadState<T>>({ status: 'loading' })
  const guard = useLatest(useGuard())
  const reader = useLatest(read)
  const last = useRef(0)
  const reload = useCallback(async () => {
    const asked = ++last.current
    const found = await guard
      .current(reader.current())
      .catch(error => (error instanceof RenewedSession ? reader.current() : Promise.reject(error)))
      .then(({ data }): LoadState<T> => ({ status: 'ready', value: data }), toFailure)
    // A later reload knows more.
    if (asked === last.current) setState(found)
  }, [guard, reader])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key means other data.
  useEffect(() => {
    setState({ status: 'loading' })
    void reload()
  }, [key, reload])
  return { state, reload }
}

function toFailure(error: unknown): Failed {
  if (!(error instanceof FoyerError)) throw error
  return { status: 'failed', message: error.message, httpStatus: error.status }
}

function useLatest<T>(value: T) {
  const latest = useRef(value)
  latest.current = value
  return latest
}
