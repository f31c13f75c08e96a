import { sqlStates, type Tx } from '../../../platform/database/database.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { invalid } from '../../../platform/errors.ts'
import type { AppointmentKey } from './appointments.store.ts'
import { replaceServices, type ServiceLine } from './services.store.ts'

/** `field` is what the caller sent that makes the price: the services, or the number of seats. */
export const priceServices = (
  tx: Tx,
  key: AppointmentKey,
  { field, ...booked }: { field: string; lines: ServiceLine[]; amount?: number },
): Promise<void> =>
  explainViolations(
    { [sqlStates.numberOutOfRange]: () => invalid({ [field]: ['comes to a price that is too large'] }) },
    () => replaceServices(tx, key, booked),
  )
