import { useTexts } from '../texts/use-texts.ts'

/** Stands where content is loading. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const t = useTexts('ui')
  return (
    <div className="skeleton" role="status" aria-label={t.loading}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={line} />
      ))}
    </div>
  )
}
