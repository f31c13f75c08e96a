import type { Foyer, LostConnection } from '../sdk.ts'

export type { LostConnection }

export type Webhooks = Pick<Foyer['webhooks'], 'listen' | 'reportAttempt'>

type DataOf<Stream> = Stream extends AsyncIterable<{ data: infer Data }> ? Data : never

/** A delivery that the server streams to a listener. */
export type DeliveryEvent = Extract<DataOf<ReturnType<Webhooks['listen']>>, { type: 'delivery' }>

/** What came of an attempt: the response of the local server, or why there was none. */
export type Report = Parameters<Webhooks['reportAttempt']>[0]

/** A line of the live log. */
export type LogEvent = DataOf<ReturnType<Foyer['logs']['stream']>>
