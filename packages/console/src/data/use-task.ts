import { FoyerError } from '@foyer/sdk/account'
import { useState } from 'react'
import { useGuard } from '../session/session.tsx'

export interface Task {
  isBusy: boolean
  error: FoyerError | undefined
  /** Resolves to whether it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>
  clear(): void
}

/** Runs work that a person starts, and keeps whether it is running and its last error. */
export function useTask(): Task {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<FoyerError>()
  const guard = useGuard()
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setError(undefined)
    try {
      await guard(work())
      return true
    } catch (failure) {
      if (!(failure instanceof FoyerError)) throw failure
      setError(failure)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, run, clear: () => setError(undefined) }
}
