import type { Catalogue } from '../catalogue.ts'
import { account } from './account.ts'
import { applications } from './applications.ts'
import { bookings } from './bookings.ts'
import { clients } from './clients.ts'
import type { ExamplesOf } from './example.ts'
import { marketplace } from './marketplace.ts'
import { people } from './people.ts'
import { products } from './products.ts'
import { services } from './services.ts'
import { team } from './team.ts'
import { telephony } from './telephony.ts'
import { webhooks } from './webhooks.ts'

export { type Caller, type CallName, type Example, replaceTaken, type Step, Taken } from './example.ts'

/** What is sent, for every operation of the catalogue. */
export const requestExamples: ExamplesOf<keyof Catalogue> = {
  ...team,
  ...services,
  ...clients,
  ...bookings,
  ...products,
  ...telephony,
  ...marketplace,
  ...webhooks,
  ...applications,
  ...people,
  ...account,
}
