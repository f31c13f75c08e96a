import { useState } from 'react'
import { useIsSandbox } from '../../data/is-sandbox.ts'
import { readStored, store } from '../stored.ts'

const key = 'sandbox-bar'

export interface SandboxBarState {
  /** Outside a sandbox there is no bar. */
  exists: boolean
  isOpen: boolean
  toggle(): void
  /** For one that could not be loaded: the browser still remembers that it is open. */
  close(): void
}

/** Whether the sandbox bar is open, which this browser remembers. */
export function useSandboxBar(): SandboxBarState {
  const exists = useIsSandbox()
  const [isWanted, setWanted] = useState(() => readStored(key) === 'open')
  return {
    exists,
    isOpen: exists && isWanted,
    toggle: () => {
      store(key, isWanted ? 'closed' : 'open')
      setWanted(!isWanted)
    },
    close: () => setWanted(false),
  }
}
