import type { Delivery } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useWords } from '../applications/use-words.ts'

type Event = Pick<Delivery, 'resource' | 'resource_id' | 'status'>

/** Says in words what happened to which record: `Client 12 · created`. */
export function useEventWords() {
  const t = useTexts('webhooks')
  const { recordTitle } = useWords()
  const changeOf = (status: string): string =>
    Object.hasOwn(t.changes, status) ? t.changes[status as keyof typeof t.changes] : status
  return {
    changeOf,
    titleOf: ({ resource, resource_id, status }: Event): string => {
      if (resource === 'test') return t.test
      const record = resource === 'application' ? t.application : recordTitle(resource)
      return t.about(record, resource_id, changeOf(status))
    },
  }
}
