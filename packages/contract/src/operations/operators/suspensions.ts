import Type from 'typebox'
import { operation } from '../../operation.ts'
import { Id, readable, Shape } from '../../wire.ts'
import { changeErrors, desk, Suspension } from './shared.ts'

const body = Type.Object({
  reason: readable(
    Type.String({
      minLength: 3,
      maxLength: 1000,
      pattern: '\\S[\\s\\S]*\\S[\\s\\S]*\\S',
      description: 'Why, on one line; those concerned read it',
    }),
  ),
})
const data = Shape({ id: Id('What was suspended'), suspension: Suspension })
const put = { ...desk, method: 'PUT', body, status: 200, data, errors: changeErrors } as const
const lift = { ...desk, method: 'DELETE', status: 200, data, errors: changeErrors } as const

const ofPartner = {
  path: '/account/operator/partners/{partner_id}/suspension',
  params: Type.Object({ partner_id: Id('Partner ID') }),
} as const
const ofLocation = {
  path: '/account/operator/locations/{location_id}/suspension',
  params: Type.Object({ location_id: Id('Location ID') }),
} as const
const ofPerson = {
  path: '/account/operator/people/{user_id}/suspension',
  params: Type.Object({ user_id: Id('User ID') }),
} as const

export const suspendPartner = operation({
  ...put,
  ...ofPartner,
  name: 'suspendPartner',
  summary: 'Suspend a partner account',
  description:
    'Its tokens and OAuth clients are refused at once, its cards leave the app directory, nobody can connect its applications, and deliveries to it are held. Its members read the reason. Returns 409 if it is suspended already.',
})

export const liftSuspensionOfPartner = operation({
  ...lift,
  ...ofPartner,
  name: 'liftSuspensionOfPartner',
  summary: 'Lift the suspension of a partner account',
  description:
    'Tokens work again, and cards are back. Held deliveries can be replayed. Returns 409 if it is not suspended.',
})

export const suspendLocation = operation({
  ...put,
  ...ofLocation,
  name: 'suspendLocation',
  summary: 'Suspend a Location',
  description:
    'Partners reach nothing in it, nothing can be booked or changed, and deliveries about it are held. Its people can still read. Owners read the reason. Returns 409 if it is suspended already.',
})

export const liftSuspensionOfLocation = operation({
  ...lift,
  ...ofLocation,
  name: 'liftSuspensionOfLocation',
  summary: 'Lift the suspension of a Location',
  description: 'It works as before. Returns 409 if it is not suspended.',
})

export const suspendPerson = operation({
  ...put,
  ...ofPerson,
  name: 'suspendPerson',
  summary: 'Suspend a person',
  description:
    'All sessions end at once. User tokens, personal access tokens, and the restricted keys and consents that the person gave work no more until the suspension is lifted. The person gets mail with the reason. Returns 409 for yourself, for the last operator who is not suspended, and if the person is suspended already.',
})

export const liftSuspensionOfPerson = operation({
  ...lift,
  ...ofPerson,
  name: 'liftSuspensionOfPerson',
  summary: 'Lift the suspension of a person',
  description: 'The person can sign in again, and tokens work again. Returns 409 if there is none.',
})
