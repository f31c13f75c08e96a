import type { FoyerError } from '@foyer/sdk/account'
import { createContext } from 'react'

/** Work that a person starts, such as saving a form. */
export interface Task {
  isBusy: boolean
  error: FoyerError | undefined
  /** Resolves to whether it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>
  clear(): void
}

/** The hook with which a form runs its work. The data layer provides it, so that components know no session. */
export const TaskHook = createContext<() => Task>(() => {
  throw new Error('A form needs a TaskHook above it.')
})
