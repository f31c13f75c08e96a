import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Work } from '../../data/run-all.ts'
import { useRunAll } from '../../data/use-run-all.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'

interface BulkChangeProps<Item> {
  title: string
  items: readonly Item[]
  itemTitle(item: Item): string
  change: Work<Item>
  /** The beginnings of the keys that are read again afterwards. */
  affects: QueryKey[]
  onClose(): void
}

/** Changes many records one by one, shows how far it is, and says what failed and why. */
export function BulkChange<Item>(props: BulkChangeProps<Item>) {
  const { title, items, itemTitle, onClose } = props
  const t = useTexts('bulk')
  const ui = useTexts('ui')
  const say = useToast()
  const { progress, isDone, stop } = useBulk(props)
  const isComplete = isDone && progress.failures.length === 0 && progress.done === items.length
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (!isComplete) return
    say(t.changed(items.length))
    close.current()
  }, [isComplete, items.length, say, t])
  return (
    <Dialog title={title} onClose={isDone ? onClose : stop}>
      <p role="status">
        {isDone
          ? t.result(progress.done - progress.failures.length, items.length)
          : t.progress(progress.done, items.length)}
      </p>
      <progress className="bulk-progress" max={items.length} value={progress.done} aria-label={title} />
      {progress.failures.length > 0 && (
        <Notice kind="error">
          {t.failed(progress.failures.length)}
          <ul className="bulk-failures">
            {progress.failures.map(({ item, error }) => (
              <li key={itemTitle(item)}>{t.failure(itemTitle(item), error.message)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="dialog-actions">
        {isDone ? (
          <Button kind="primary" onClick={onClose}>
            {ui.close}
          </Button>
        ) : (
          <Button onClick={stop}>{t.stop}</Button>
        )}
      </div>
    </Dialog>
  )
}

function useBulk<Item>({ items, change, affects }: BulkChangeProps<Item>) {
  const { progress, run, stop } = useRunAll<Item>(affects)
  const [isDone, setDone] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, with what was chosen.
  useEffect(() => {
    // React mounts twice in development: only what stays begins.
    const beginning = setTimeout(() => void run(items, change).then(() => setDone(true)))
    return () => clearTimeout(beginning)
  }, [])
  return { progress, isDone, stop }
}
