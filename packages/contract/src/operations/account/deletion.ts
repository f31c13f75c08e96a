import Type from 'typebox'
import { person } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, NoData, Nullable, Shape, Text } from '../../wire.ts'

/** Stands wherever the name of a person was shown who has deleted their account. */
export const deletedAccountName = 'Deleted account'

const ofMe = { document: 'account', tag: 'People', surface: 'app', access: person } as const

const DeletionBlocker = Type.Object(
  {
    kind: Type.Enum(['location', 'partner', 'operator'], {
      description:
        'What nobody would be left for: a Location whose only owner the person is, a partner account whose only admin the person is, or the platform, whose last operator the person is',
    }),
    id: Nullable(Id('ID of the Location or partner account; null for the platform')),
    title: Type.String({ description: 'Name of the Location or partner account; empty for the platform' }),
  },
  { $id: 'DeletionBlocker' },
)

export const listDeletionBlockers = operation({
  ...ofMe,
  name: 'listDeletionBlockers',
  method: 'GET',
  path: '/account/me/deletion',
  summary: 'Check whether I can delete my account',
  description:
    'Returns what stands in the way, at most 100 of each kind. Give a Location another owner or delete it, and give a partner account another member, before you delete your account.',
  status: 200,
  data: Shape({
    blockers: Type.Array(DeletionBlocker, {
      description: 'What stands in the way; empty when the account can be deleted',
    }),
  }),
  errors: [401],
})

export const deleteMe = operation({
  ...ofMe,
  name: 'deleteMe',
  method: 'POST',
  setsCookies: true,
  path: '/account/me/deletion',
  summary: 'Delete my account',
  description:
    'Takes effect at once and cannot be undone. Roles, memberships, sessions, tokens, invitations and notices end, and so do the restricted keys and consents that rest on the person. Endpoints that the person set pause until an owner takes them over. Name, e-mail address and phone number are erased; what the person did stays, under the name `Deleted account`. Returns 409, and names the Locations and partner accounts, while the person is the only owner or member of one, or the last operator.',
  body: Type.Object({
    login: Text(255, 'Your e-mail address, or your phone number if you have none, to confirm', {
      minLength: 1,
    }),
  }),
  status: 200,
  data: NoData,
  errors: [401, 403, 409, 422],
})
