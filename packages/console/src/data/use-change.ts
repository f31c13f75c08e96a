import type { FoyerError } from '@foyer/sdk/account'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useGuard } from '../session/session.tsx'
import { beginChange } from './read-again-after.ts'
import { type Expectation, showAtOnce } from './show-at-once.ts'

interface Change<Input, Result, Shown> {
  change(input: Input): Promise<Result>
  /** The beginnings of the keys that are read again afterwards, whether or not it succeeded. */
  affects: QueryKey[]
  /** Shows the expected result at once. A failure takes it back. */
  optimistic?: {
    /** The beginning of the keys whose data `apply` changes; all of them hold the same kind of data. */
    key: QueryKey
    apply(shown: Shown, input: Input): Shown
  }
}

interface Running {
  expectation: Expectation | undefined
  end(): Promise<void>
}

/** A change as it was when somebody made it. */
interface Made<Input, Result, Shown> extends Change<Input, Result, Shown> {
  input: Input
}

/**
 * Changes server state:
 *
 *     const { mutateAsync: move } = useChange({
 *       change: (input: Move) => foyer.records.update(input),
 *       affects: [['record', locationId]],
 *       optimistic: { key: ['record', locationId, 'day'], apply: (day: Day, input) => moved(day, input) },
 *     })
 *     await move(input)
 */
export function useChange<Input = void, Result = unknown, Shown = never>(
  now: Change<Input, Result, Shown>,
): { isBusy: boolean; mutateAsync(input: Input): Promise<Result> } {
  const guard = useGuard()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation<Result, FoyerError, Made<Input, Result, Shown>, Running>({
    mutationKey: now.affects[0],
    // Somebody who sees one change at once makes the next before the answer: both leave in their order.
    scope: now.optimistic && { id: JSON.stringify(now.optimistic.key) },
    // A change that waits for its turn runs with what it was made with, not with what is shown by then.
    mutationFn: ({ change, input }) => guard(change(input)),
    onMutate: async ({ affects, optimistic, input }) => {
      const end = beginChange(client, affects)
      const apply = (shown: unknown) => optimistic?.apply(shown as Shown, input)
      return { end, expectation: optimistic && (await showAtOnce(client, optimistic.key, apply)) }
    },
    onSuccess: (_result, _made, { expectation }) => expectation?.confirm(),
    onError: (_error, _made, running) => running?.expectation?.takeBack(),
    onSettled: (_result, _error, _made, running) => running?.end(),
  })
  const latest = useRef(now)
  latest.current = now
  return {
    isBusy: isPending,
    mutateAsync: useCallback((input: Input) => mutateAsync({ ...latest.current, input }), [mutateAsync]),
  }
}
