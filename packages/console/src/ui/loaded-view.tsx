import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { Skeleton } from './skeleton.tsx'

type LoadState<T> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; httpStatus?: number }
  | { status: 'ready'; value: T }

/** Something that is loading, has failed to load, or is there. */
export interface Loadable<T> {
  state: LoadState<T>
  reload(): Promise<void>
}

interface LoadedViewProps<T> {
  of: Loadable<T>
  /** Shown in place of an error when it does not exist (any more). */
  missing?: ReactNode
  children(value: T): ReactNode
}

export function LoadedView<T>({ of, missing, children }: LoadedViewProps<T>) {
  switch (of.state.status) {
    case 'loading':
      return <Skeleton />
    case 'failed':
      if (missing && of.state.httpStatus === 404) return missing
      return <LoadFailure message={of.state.message} onRetry={() => void of.reload()} />
    case 'ready':
      return children(of.state.value)
  }
}

/** Says why something didn't load, and offers to try again. */
export function LoadFailure({ message, onRetry }: { message: string; onRetry?(): void }) {
  const t = useTexts('ui')
  return (
    <div className="panel-body">
      <Notice kind="error">{message}</Notice>
      {onRetry && <Button onClick={onRetry}>{t.tryAgain}</Button>}
    </div>
  )
}
