import Type from 'typebox'
import { failuresOfIncident } from '../../failures-of-incident.ts'
import { Id, Instant, Nullable } from '../../wire.ts'

const consecutive = {
  consecutive_failures: Type.Integer({ description: 'Attempts that failed since the last one that arrived' }),
}
const notified = {
  notified_at: Nullable(
    Instant(
      `When the members of the partner account were notified, after ${failuresOfIncident} failures in a row; null if they were not`,
    ),
  ),
}

/** How an endpoint does. All times are real. */
export const healthFields = {
  ...consecutive,
  failing_since: Nullable(
    Instant('When the first of them failed; null while the last attempt arrived, or without any'),
  ),
  last_success_at: Nullable(Instant('When it last responded with 2xx')),
  last_failure_at: Nullable(Instant('When an attempt last failed')),
  last_failure_reason: Type.String({ description: 'Why that one failed; empty if none has failed' }),
  ...notified,
}

/** The same of an endpoint that fails: its last attempt failed, and it is neither removed nor paused. */
export const failingFields = {
  ...consecutive,
  failing_since: Instant('When the first of them failed'),
  last_success_at: Nullable(Instant('When it last responded with 2xx')),
  last_failure_at: Instant('When an attempt last failed'),
  last_failure_reason: Type.String({ description: 'Why that one failed' }),
  ...notified,
  delivery_id: Id('ID of the delivery that failed last'),
}
