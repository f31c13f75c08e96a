import type { Catalogue } from '../catalogue.ts'
import { account } from './account.ts'
import { applications } from './applications.ts'
import { bookings } from './bookings.ts'
import { clients } from './clients.ts'
import type { CallName, ExamplesOf } from './example.ts'
import { marketplace } from './marketplace.ts'
import { type AnExample, pickExample } from './order.ts'
import { people } from './people.ts'
import { personalData } from './personal-data.ts'
import { products } from './products.ts'
import { services } from './services.ts'
import { team } from './team.ts'
import { telephony } from './telephony.ts'
import { webhooks } from './webhooks.ts'

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
  ...personalData,
}

export const exampleOf = (name: CallName): AnExample => pickExample(requestExamples, name)
