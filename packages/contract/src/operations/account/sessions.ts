import Type from 'typebox'
import { person } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, NoData, Text } from '../../wire.ts'
import { Code } from './people.ts'

const ofMe = { document: 'account', tag: 'Sessions', surface: 'app', access: person } as const

const Session = Type.Object(
  {
    id: Id('Session ID'),
    device: Type.String({ description: 'Browser and operating system, as the browser names them' }),
    address: Type.String({ description: 'The network address of the last use' }),
    created_at: Instant('When the person signed in'),
    last_seen_at: Instant('Last use, accurate to five minutes'),
    is_current: Type.Boolean({ description: 'Whether it is the session of this call' }),
  },
  { $id: 'Session' },
)

export const listSessions = operation({
  ...ofMe,
  name: 'listSessions',
  method: 'GET',
  path: '/account/me/sessions',
  summary: 'List my sessions',
  description: 'A session ends after 7 days without use, and after 30 days in any case.',
  status: 200,
  data: Type.Array(Session),
  errors: [401],
})

export const endSession = operation({
  ...ofMe,
  name: 'endSession',
  method: 'DELETE',
  path: '/account/me/sessions/{session_id}',
  summary: 'End one of my sessions',
  description: 'Its device is signed out at once.',
  params: Type.Object({ session_id: Id('Session ID') }),
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})

export const endOtherSessions = operation({
  ...ofMe,
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/account/me/sessions',
  summary: 'End all my other sessions',
  description: 'Only the session of this call stays signed in.',
  status: 204,
  data: NoData,
  errors: [401, 403],
})

export const prove = operation({
  ...ofMe,
  name: 'proveSession',
  method: 'POST',
  path: '/account/me/proof',
  summary: 'Confirm that it is still me',
  description:
    'Operations marked `x-needs-fresh-proof` return 403 with `meta.code` `proof_needed` when the last proof of the session is older than 15 minutes. This operation renews the proof, with the password or a code of the second factor.',
  body: Type.Object({
    password: Type.Optional(Text(1024, 'The password of the person', { minLength: 1 })),
    code: Code,
  }),
  status: 200,
  data: NoData,
  errors: [401, 403, 422, 429],
})
