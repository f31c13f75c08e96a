import type { SandboxMoveClockForPagesInput } from '@foyer/sdk/account'
import { useQueryClient } from '@tanstack/react-query'
import { useRead } from '../../data/use-read.ts'
import { useTask } from '../../data/use-task.ts'
import { foyer } from '../../foyer.ts'
import { useSession } from '../../session/session.tsx'

const key = ['sandbox', 'state']
/** What becomes due follows from everything that happens, so no hint is about it. */
const pollMs = 3000

/** What is due next, and how the clock moves. */
export function useSandbox() {
  const { reload } = useSession()
  const client = useQueryClient()
  const { data: state } = useRead(
    key,
    async ({ signal }) => (await foyer.sandbox.readState({}, { signal })).data,
    {
      pollMs: () => pollMs,
    },
  )
  const { isBusy, error, run } = useTask()
  const move = (input: SandboxMoveClockForPagesInput) =>
    run(async () => {
      const { data } = await foyer.sandbox.moveClockForPages(input)
      client.setQueryData(key, data)
      // The new time comes first: what is read depends on it.
      await reload()
      await client.invalidateQueries()
    })
  return { state, isBusy, error, move }
}

export type Sandbox = ReturnType<typeof useSandbox>
