import type { ReactNode } from 'react'
import type { Pages } from '../data/use-pages.ts'
import { Button } from './button.tsx'
import { LoadedView } from './loaded-view.tsx'
import { Notice } from './notice.tsx'

interface PagedListProps<T> {
  of: Pages<T>
  /** Shown when the list is empty. */
  empty: ReactNode
  children(list: T[]): ReactNode
}

/** Shows the loaded pages of a list and a button for more. */
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
