import type { LifecycleEvent } from '@foyer/contract'
import type { EventType } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useWords } from '../applications/use-words.ts'
import { useRights } from '../rights/use-rights.ts'
import { useEventWords } from '../webhooks/use-event-words.ts'

export interface EventRow {
  /** Such as `client.create`. */
  type: string
  /** What happens, in words. */
  title: string
  receives: string
  event: EventType
  /** Undefined for an event of the marketplace. */
  status: string | undefined
}

/** A row for each event type: each kind of record with each status, and the events of the marketplace. */
export function useEventRows(types: EventType[]): EventRow[] {
  const t = useTexts('events')
  const { recordTitle } = useWords()
  const { changeOf } = useEventWords()
  const { titleOf } = useRights()
  return types.flatMap((event): EventRow[] => {
    const { name, statuses, right } = event
    if (statuses.length === 0) {
      const { title, note } = t.marketplace[name as LifecycleEvent] ?? { title: name, note: '' }
      return [
        {
          type: `application.${name}`,
          title: note || title,
          receives: t.toMarketplace,
          event,
          status: undefined,
        },
      ]
    }
    return statuses.map(status => ({
      type: `${name}.${status}`,
      title: t.happened(recordTitle(name), changeOf(status)),
      receives: t.needs(titleOf(right ?? '')),
      event,
      status,
    }))
  })
}
