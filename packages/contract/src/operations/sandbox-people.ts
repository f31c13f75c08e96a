import Type from 'typebox'
import { operation } from '../operation.ts'
import { Id, NoData, Nullable, Shape } from '../wire.ts'
import { onPages } from './sandbox-pages.ts'

// Everybody who is signed in to a sandbox reads all its mail, and so can be anybody in it.
const listPeople = operation({
  ...onPages,
  name: 'listSandboxPeople',
  method: 'GET',
  path: '/account/sandbox/people',
  summary: 'List the people of the sandbox',
  description: 'Returns the 200 newest accounts of people.',
  data: Type.Array(
    Shape({
      id: Id('ID of the person'),
      name: Type.String({ description: 'How the person is called in the console' }),
      email: Nullable(Type.String({ description: 'E-mail address' })),
    }),
  ),
  errors: [401],
})

const become = operation({
  ...onPages,
  name: 'becomeSandboxPerson',
  method: 'POST',
  path: '/account/sandbox/person',
  setsCookies: true,
  summary: 'Become another person of the sandbox',
  description:
    'Ends the present session, and opens one of the other person. 409 for a person who is suspended, or who has a second factor.',
  body: Type.Object({ user_id: Id('ID of the person') }),
  data: NoData,
  errors: [401, 403, 404, 409, 422],
})

export const sandboxPeople = { listPeople, become }
