import { type ReactNode, use } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button.tsx'
import { CloseIcon } from '../icons.tsx'
import { TaskHook } from '../task.ts'

interface BulkBarProps {
  count: number
  onClear(): void
  children: ReactNode
}

/** What can be done with the selected rows. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const t = useTexts('ui')
  return (
    <div className="bulk-bar" role="toolbar" aria-label={t.selected(count)}>
      <strong role="status">{t.selected(count)}</strong>
      <div className="actions">{children}</div>
      <Button
        kind="quiet"
        icon={<CloseIcon />}
        aria-label={t.clearSelection}
        title={t.clearSelection}
        onClick={onClear}
      />
    </div>
  )
}

/** Selects what is not loaded yet, which takes a while. */
export function SelectRest({ label, run }: { label: string; run(): Promise<void> }) {
  const { isBusy, error, run: start } = use(TaskHook)()
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void start(run)}>
        {label}
      </Button>
      {error && <span role="alert">{error.message}</span>}
    </>
  )
}
