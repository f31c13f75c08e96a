import { randomUUID } from 'node:crypto'

/** All streams of a listener have the first three groups of their id in common. */
const markLength = 'xxxxxxxx-xxxx-xxxx'.length

/** The id of a further stream of the listener with this mark. */
export const nextStreamId = (mark: string): string => mark + randomUUID().slice(markLength)

interface Position {
  listenerId: number
  streamId: string
  /** How many missed events the caller knows of, whatever was lost with a connection. */
  knownMissed: number
}

/** The mark tells listeners with the same number apart: numbers repeat after the reset of a world. */
export const toEventId = ({ listenerId, streamId, knownMissed }: Position, event: number): string =>
  `${listenerId}.${event}.${knownMissed}.${streamId.slice(0, markLength)}`

export function readEventId(id = ''): { listenerId: number; mark: string; knownMissed: number } | undefined {
  const [, listenerId, knownMissed, mark] =
    /^(\d{1,15})\.\d+\.(\d{1,15})\.([\da-f]{8}-[\da-f]{4}-[\da-f]{4})$/.exec(id) ?? []
  return mark ? { listenerId: Number(listenerId), knownMissed: Number(knownMissed), mark } : undefined
}
