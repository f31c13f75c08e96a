import type { ReactNode } from 'react'
import type { Loaded } from '../data/use-loaded.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface LoadedViewProps<T> {
  of: Loaded<T>
  children(value: T): ReactNode
}

export function LoadedView<T>({ of, children }: LoadedViewProps<T>) {
  switch (of.state.status) {
    case 'loading':
      return <Skeleton />
    case 'failed':
      return (
        <div className="panel-body">
          <Notice kind="error">{of.state.message}</Notice>
          <Button onClick={() => void of.reload()}>Try again</Button>
        </div>
      )
    case 'ready':
      return children(of.state.value)
  }
}

function Skeleton() {
  return (
    <div className="skeleton" role="status" aria-label="Loading">
      <span />
      <span />
      <span />
    </div>
  )
}
