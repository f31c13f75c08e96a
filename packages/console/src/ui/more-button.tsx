import type { Pages } from '../data/use-pages.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** At the end of a list that goes on. */
export function MoreButton<T>({ of: { hasMore, isBusy, error, more } }: { of: Pages<T> }) {
  if (!hasMore) return null
  return (
    <div className="more">
      {error && <Notice kind="error">{error.message}</Notice>}
      <Button isBusy={isBusy} onClick={() => void more()}>
        Show more
      </Button>
    </div>
  )
}
