import type { EventName, EventOf } from '../event-names.ts'

/** A webhook that came to the receiver and was verified. */
export interface ReceivedDelivery<Name extends EventName = EventName> {
  /** `webhook-id`: the same for every attempt and redelivery. */
  id: string
  /** Such as `client.update`. */
  name: Name
  /** The body. */
  event: EventOf<Name>
  /** When Foyer sent it, in real time. */
  sentAt: Date
  /** Tests have the header `webhook-test`. */
  isTest: boolean
  /** 1 for the first time that this `webhook-id` came. */
  attempt: number
  /** The status that the receiver responded with. */
  respondedWith: number
}

/** How the receiver responds: a status, or more. */
export type Reply = number | { status: number; body?: string; headers?: Record<string, string> }

/** A post that is not from Foyer. It was responded to with 401. */
export interface Refusal {
  /** Why it is not from Foyer. */
  reason: string
  /** The first kilobyte of its body. */
  body: string
}
