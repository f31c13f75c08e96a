import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from './button.tsx'
import { type Loadable, LoadedView } from './loaded-view.tsx'
import { Notice } from './notice.tsx'

interface Pages<T> {
  loaded: Loadable<T[]>
  hasMore: boolean
  isBusy: boolean
  error: { message: string } | undefined
  more(): Promise<unknown>
}

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
  const t = useTexts('ui')
  if (!hasMore) return null
  return (
    <div className="more">
      {error && <Notice kind="error">{error.message}</Notice>}
      <Button isBusy={isBusy} onClick={() => void more()}>
        {t.showMore}
      </Button>
    </div>
  )
}
