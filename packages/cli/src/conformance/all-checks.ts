import type { Check } from './check.ts'
import { activitySearchChecks } from './checks/activity-search.ts'
import { authenticationChecks } from './checks/authentication.ts'
import { bookingChecks } from './checks/bookings.ts'
import { deprecatedChecks } from './checks/deprecated.ts'
import { dictionaryChecks } from './checks/dictionaries.ts'
import { envelopeChecks } from './checks/envelope.ts'
import { installationChecks } from './checks/installations.ts'
import { limitChecks } from './checks/limits.ts'
import { marketplaceChecks } from './checks/marketplace.ts'
import { paymentChecks } from './checks/payments.ts'
import { previewChecks } from './checks/preview.ts'
import { telephonyChecks } from './checks/telephony.ts'
import { tokenChecks } from './checks/tokens.ts'
import { versionChecks } from './checks/versions.ts'
import { webhookChecks } from './checks/webhooks.ts'

/** Every check, in the order in which they run: the limits disturb others, and the tokens look back at all. */
export const allChecks: readonly Check[] = [
  ...envelopeChecks,
  ...authenticationChecks,
  ...dictionaryChecks,
  ...versionChecks,
  ...activitySearchChecks,
  ...bookingChecks,
  ...deprecatedChecks,
  ...previewChecks,
  ...installationChecks,
  ...marketplaceChecks,
  ...paymentChecks,
  ...telephonyChecks,
  ...webhookChecks,
  ...limitChecks,
  ...tokenChecks,
]
