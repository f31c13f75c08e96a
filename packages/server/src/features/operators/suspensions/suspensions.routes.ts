import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import type { SuspendedKind, SuspensionSubject } from './suspensions.store.ts'
import { liftSuspension, suspend } from './suspensions.ts'

const { operators } = catalogue

interface Lifting {
  caller: { user: { id: number } }
  address: string
}

export function suspensionRoutes(ctx: Context) {
  const put = async (
    subject: SuspensionSubject,
    { caller, address, body }: Lifting & { body: { reason: string } },
  ) => ({
    json: await suspend(ctx, subject, { userId: caller.user.id, address, reason: body.reason }),
  })
  const lift = async (subject: SuspensionSubject, { caller, address }: Lifting) => ({
    json: await liftSuspension(ctx, subject, { userId: caller.user.id, address }),
  })
  const of = (kind: SuspendedKind, id: number): SuspensionSubject => ({ kind, id })
  return [
    route(operators.suspendPartner, input => put(of('partner', input.params.partner_id), input)),
    route(operators.liftSuspensionOfPartner, input => lift(of('partner', input.params.partner_id), input)),
    route(operators.suspendLocation, input => put(of('location', input.params.location_id), input)),
    route(operators.liftSuspensionOfLocation, input => lift(of('location', input.params.location_id), input)),
    route(operators.suspendPerson, input => put(of('person', input.params.user_id), input)),
    route(operators.liftSuspensionOfPerson, input => lift(of('person', input.params.user_id), input)),
  ]
}
