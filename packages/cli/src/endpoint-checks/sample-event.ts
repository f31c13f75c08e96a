import { recordEvents, requireEvent } from '../contract/events.ts'

/** The event of a record, such as `client.update`. */
export const getSampleEvent = (name: string) =>
  requireEvent(name, recordEvents, 'It is a resource and a status, such as client.update.')
