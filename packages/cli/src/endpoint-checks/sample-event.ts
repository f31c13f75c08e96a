import { recordEvents, requireEvent } from '../contract/events.ts'
import type { SampleOptions } from './samples.ts'

/** The event of a record, such as `client.update`. */
export const getSampleEvent = (name: string): SampleOptions['event'] =>
  requireEvent(name, recordEvents, 'It is a resource and a status, such as client.update.')
