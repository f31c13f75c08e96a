/**
 * The numbers that decide how the engine sends. What an operator may change is a setting: `WEBHOOK_…`. Two stand in SQL,
 * because only SQL reads them: `delivery_delay()` and `fan_out_batch_size()` in settle-events.sql.
 */

const second = 1000
const minute = 60 * second
const hour = 60 * minute

// What partners are promised.
/** One attempt, from connecting to the last byte of the response. */
export const attemptTimeoutMs = 15 * second
/** After a rotation both secrets sign, so that an endpoint can change over without a gap. */
export const secretOverlapMs = 24 * hour
/** For this many days events and deliveries can be read and redelivered. */
export const retentionDays = 30

// How connections are kept.
/** Shorter than most servers keep a connection: one that they close while we write would be a failed delivery. */
export const idleConnectionMs = 2 * second

// How many requests an endpoint gets at once.
/** Enough to fill an ordinary server, few enough for a broken one. */
export const initialConcurrency = 8
/** A failing endpoint still gets this many, so that we notice when it recovers. */
export const minConcurrency = 4
/** For an endpoint that responds, but takes its time. */
export const usualConcurrency = 32
/** An endpoint that responds faster may get as many as `WEBHOOK_MAX_CONCURRENCY`. */
export const fastResponseMs = 50
/** Unknown endpoints count as slow until they have shown otherwise. */
export const assumedResponseMs = second
/** A new response counts for a tenth of the average, so that one outlier changes little. */
export const responseWeight = 0.1

// How deliveries are claimed.
/** Claimed ahead for a fast endpoint, in multiples of its concurrency: it never waits for a query. */
export const claimAheadFast = 8
/** For a slow endpoint, and when much is claimed already: what is claimed is sent soon. */
export const claimAheadSlow = 2
/** Queues a worker owns at most. Others serve the rest. */
export const maxOwnedQueues = 2000
/** Queues taken by one query, so that a worker that starts does not take all of them. */
export const maxTakenQueues = 50
/** A queue that has been empty this long is given back. */
export const idleQueueMs = 2 * second
/** Between two reads of a queue from its beginning, for what was fanned out late. */
export const rewindMs = 500
/** What was claimed longer ago is rechecked before it is sent. */
export const staleClaimMs = 500

// How often the worker looks.
/** The pause after a turn in which nothing was due. */
export const idlePollMs = 100
/**
 * The pause after a turn in which something was due: one query for several deliveries costs less than one for each.
 */
export const busyPollMs = 40
/** The time between two checks for dead workers. */
export const deadWorkerCheckMs = 2 * second
/** The pause after a failure of our own, such as an unreachable database. */
export const retryMs = second
/** How often an unreadable secret is logged for each partner. */
export const secretWarningMs = minute
/** Events are due five seconds after they happened, so that this is early enough. */
export const fanOutEveryMs = 250
/** Locations that one turn of the fan-out locks. The next turn follows at once while there are more. */
export const maxFanOutLocations = 50
/** Events that one turn looks through for those Locations. */
export const maxFanOutEvents = 2000
/** Marketplace events of one turn. */
export const maxFanOutLifecycleEvents = 500
/** Partitions last a week, so that an hour is early enough. */
export const partitionCheckMs = hour

// How results are written.
/** Results that one statement writes. */
export const maxResultBatch = 100
/** A smaller batch waits this long for more results: a statement for each would cost more than sending it. */
export const resultWaitMs = 50
/** The pause after a failed write. */
export const resultRetryMs = 500
/** For this long a worker that stops tries to write its last results; then it leaves them to another one. */
export const lastResultsMs = 5 * second

// When people learn that an endpoint fails.
/** A partner gets at most one mail about failing endpoints in this time. */
export const incidentMailMs = hour

// How a worker keeps its lock.
/** A worker whose connection broke waits this long until its former connection has let go of the lock. */
export const lockAgainMs = 5 * second
/** The connection of the lock is closed without an answer after this time. */
export const releaseMs = second

// How partitions are kept.
/** Partitions are created this far ahead, so that a clock that is moved by a month finds them. */
export const partitionsAheadDays = 35

// How endpoints are checked.
/** Runs that a partner may ask for within an hour. */
export const maxEndpointChecks = 10
/** Runs that one process works on; each sends one request after the other, except for a burst of 20. */
export const maxEndpointChecksAtOnce = 4
/** How often a worker looks for runs. */
export const endpointCheckEveryMs = second
/** After this time a run sends nothing more, so that slow endpoints hold up nobody else for long. */
export const endpointCheckRunMs = 2 * minute
/** Nor after so many timeouts in a row. */
export const maxTimeoutsInARow = 3
/** A run that no worker has taken by then has ended. It waits for several rounds of the longest runs. */
export const endpointCheckWaitMs = 15 * minute
/** A run that says nothing for this long has ended, because its process is gone: no check takes four timeouts twice. */
export const endpointCheckSilenceMs = 2 * minute
export const endpointCheckRetentionMs = 30 * 24 * hour

// How a listener stays alive.
/** Streams of one partner. */
export const maxListeners = 5
/** How often the process of a stream says that it is still there. */
export const listenerHeartbeatMs = 5 * second
/** After a lost stream, the same listener can be continued within this time. */
export const listenerGraceMs = 15 * second
/** A listener whose process says nothing for this long has ended, because that process is gone. */
export const listenerSilenceMs = 30 * second
/** How often a worker looks for listeners that have ended. */
export const listenerCheckMs = second
/** How often it asks for a report without a hint, because hints can be lost. */
export const reportPollMs = second

// How a replay of the console goes on.
/** Replays of a partner that have not ended. */
export const maxOpenReplays = 2
/** Deliveries of one replay. Whoever wants more narrows the range, and starts another. */
export const maxReplayedAtOnce = 100_000
/** Deliveries that one batch looks at: a stop takes effect after it. */
export const replayBatchSize = 500
/** After so many failures of our own in a row, a replay ends. */
export const maxReplayFailures = 5
