import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSession } from '../session/session.tsx'
import { TaskHook } from '../ui/task.ts'
import { LiveProvider } from './live.tsx'
import { createQueryClient } from './query-client.ts'
import { useTask } from './use-task.ts'

/** Gives each person a cache of their own: nobody sees what was read for another. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { state } = useSession()
  return <Cache key={state.status === 'in' ? state.me.id : 0}>{children}</Cache>
}

function Cache({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <TaskHook value={useTask}>
        <LiveProvider>{children}</LiveProvider>
      </TaskHook>
    </QueryClientProvider>
  )
}
