import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '../session/session.tsx'
import { forgetLost } from '../ui/lost-edits.ts'
import { TaskHook } from '../ui/task.ts'
import { LiveProvider } from './live.tsx'
import { createQueryClient } from './query-client.ts'
import { useTask } from './use-task.ts'

/** Gives each person a cache of their own: nobody sees what was read for another, nor what another has typed. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { state } = useSession()
  return <Cache key={state.status === 'in' ? state.me.id : 0}>{children}</Cache>
}

function Cache({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  useEffect(forgetLost, [])
  return (
    <QueryClientProvider client={client}>
      <TaskHook value={useTask}>
        <LiveProvider>{children}</LiveProvider>
      </TaskHook>
    </QueryClientProvider>
  )
}
