import { FoyerError } from '@foyer/sdk/account'
import { useMutation } from '@tanstack/react-query'
import { useGuard } from '../session/session.tsx'
import type { Task } from '../ui/task.ts'

/** Runs work that a person starts, and keeps whether it is running and its last error. */
export function useTask(): Task {
  const guard = useGuard()
  const { isPending, error, mutateAsync, reset } = useMutation<unknown, Error, () => Promise<unknown>>({
    mutationFn: work => guard(work()),
  })
  const run = async (work: () => Promise<unknown>) => {
    try {
      await mutateAsync(work)
      return true
    } catch (failure) {
      if (!(failure instanceof FoyerError)) throw failure
      return false
    }
  }
  return { isBusy: isPending, error: error instanceof FoyerError ? error : undefined, run, clear: reset }
}
