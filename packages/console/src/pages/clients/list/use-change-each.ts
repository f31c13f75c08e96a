import type { Work } from '../../../data/run-all.ts'
import { useRunAll } from '../../../data/use-run-all.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast.tsx'

export interface EachDialogProps {
  locationId: number
  ids: readonly number[]
  onDone(left: readonly number[]): void
  onClose(): void
}

/** Changes the selected clients, and says how many were changed and why others stay. */
export function useChangeEach({ locationId, ids, onDone, onClose }: EachDialogProps) {
  const t = useTexts('clients')
  const say = useToast()
  const { progress, run } = useRunAll<number>([['client', locationId]])
  const changeEach = async (change: Work<number>, doneWords: (count: number) => string) => {
    const { done, failures } = await run(ids, change)
    const changed = done - failures.length
    if (changed > 0) say(doneWords(changed))
    if (failures.length > 0)
      say(t.notDone(failures.length, failures[0]?.error.message ?? ''), { kind: 'error' })
    // They begin in this order, so whatever was stopped is at the end.
    onDone([...failures.map(({ item }) => item), ...ids.slice(done)])
    onClose()
  }
  return { progress: progress.done, changeEach }
}
