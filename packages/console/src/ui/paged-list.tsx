import type { ReactNode } from 'react'
import type { Pages } from '../data/use-pages.ts'
import { Button } from './button.tsx'
import { LoadedView } from './loaded-view.tsx'
import { Notice } from './notice.tsx'

interface PagedListProps<T> {
  of: Pages<T>
  /** What stands there when there is nothing. */
  empty: ReactNode
  children(list: T[]): ReactNode
}

/** A list that comes in pages: what was read so far, and the way to more. */
export function PagedList<T>({ of, empty, children }: PagedListProps<T>) {
  return (
    <LoadedView of={of.loaded}>
      {list =>
        list.length > 0 ? (
          <>
            {children(list)}
            <MoreButton of={of} />
          </>
        ) : (
          empty
        )
      }
    </LoadedView>
  )
}

function MoreButton<T>({ of: { hasMore, isBusy, error, more } }: { of: Pages<T> }) {
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
