import Type, { type TProperties } from 'typebox'
import { partner } from '../access.ts'
import { operation } from '../operation.ts'
import { Id, Instant, NoData, Shape, Text } from '../wire.ts'

const inSandbox = {
  document: 'developer-tools',
  tag: 'Sandbox',
  surface: 'v2',
  path: '/sandbox/worlds',
  access: partner,
  sandboxOnly: true,
  status: 200,
} as const

const text = (description: string) => Type.String({ description })
const token = text('Authenticates calls')
const signIn = {
  login: text('E-mail address to sign in with'),
  password: text('To sign in with'),
  access_token: text('Personal access token'),
}
const ids = (description: string) => Type.Record(Type.String(), Type.Integer(), { description })

/** What `demo.json` says about the demo world, field by field. */
const demoFields = {
  api_root: text('Address of the API without its version'),
  base_url: text('Address of v1'),
  app_url: text('Address of the app listener'),
  v3_base_url: text('Address of v3'),
  partner: Shape(
    { id: Id('Partner ID'), token, webhook_secret: text('Signs its webhooks') },
    'The partner of most examples',
  ),
  other_partner: Shape({ id: Id('Partner ID'), token }, 'A stranger to the first one'),
  system_user: Shape({ id: Id('User ID'), token }, 'The system user of the first application of the partner'),
  owner: Shape({ id: Id('User ID'), ...signIn, token }, 'The owner of most Locations'),
  member_without_rights: Shape(
    { id: Id('User ID'), ...signIn, token },
    'A member of the main Location whose role has no rights',
  ),
  operator: Shape(signIn, 'An operator of the platform'),
  developer: Shape(signIn, 'A developer of the partner'),
  chain: Shape(
    { id: Id('Chain ID'), crm_token: text('Integration token of its PBX') },
    'The Chain of the main Location',
  ),
  locations: ids('Location IDs'),
  staff: ids('Team members of the main Location'),
  services: ids('Services of the main Location'),
  resources: ids('Resources of the main Location'),
  storages: ids('Storages of the main Location'),
  goods: Type.Array(Type.Integer(), { description: 'Products of the main Location' }),
  accounts: ids('Accounts of the main Location'),
  expenses: ids('Income and expense items of the main Location'),
  loyalty_card_types: ids('Types of loyalty cards'),
  applications: ids('Applications of the partner; the last one of the other partner'),
  restricted_key: text('A restricted key for v3'),
  oauth_client: Shape(
    { client_id: token, client_secret: token, redirect_uri: text('Registered redirect URI') },
    'An OAuth client for v3',
  ),
} satisfies TProperties

const World = Type.Object(
  {
    id: Type.String({ description: 'World ID', examples: ['w3f9a1c5e70'] }),
    created_at: Instant('When it was created, in real time'),
    expires_at: Instant('When it ends by itself unless a request comes before, in real time'),
    limits: Type.Boolean({ description: 'Whether the rate limits of the sandbox apply in it' }),
    ...demoFields,
  },
  { $id: 'World' },
)

const params = Type.Object({ world_id: Text(64, 'World ID') })

const createWorld = operation({
  ...inSandbox,
  name: 'createWorld',
  method: 'POST',
  summary: 'Create a world',
  description:
    'Creates a sandbox of your own inside this one: with its own database, clock and addresses, and the demo world as it is when a sandbox is new. Tokens and IDs are those of `demo.json`, and the same steps lead to the same IDs in every new world. In a world, `POST /v2/sandbox/reset` takes milliseconds and also returns the clock to real time. Rate limits are off unless you ask for them. A world ends when you delete it, when no request came for a while (`SANDBOX_WORLD_IDLE_MINUTES`, by default 15), and when the sandbox stops. The first world after the start of a sandbox takes some seconds. 409 if there are as many as `SANDBOX_WORLDS` allows, by default 20.',
  body: Type.Object({
    limits: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Apply the rate limits of the sandbox, for tests of 429',
      }),
    ),
  }),
  status: 201,
  data: World,
  errors: [401, 409, 422],
})

const listWorlds = operation({
  ...inSandbox,
  name: 'listWorlds',
  method: 'GET',
  summary: 'List your worlds',
  description: 'Returns the worlds that you have created, oldest first.',
  data: Type.Array(World),
  errors: [401, 409],
})

const getWorld = operation({
  ...inSandbox,
  name: 'getWorld',
  method: 'GET',
  path: '/sandbox/worlds/{world_id}',
  summary: 'Get a world',
  description: 'Returns one of your worlds.',
  params,
  data: World,
  errors: [401, 404, 409, 422],
})

const deleteWorld = operation({
  ...inSandbox,
  name: 'deleteWorld',
  method: 'DELETE',
  path: '/sandbox/worlds/{world_id}',
  summary: 'Delete a world',
  description: 'Ends one of your worlds: its addresses close, and everything in it is deleted.',
  params,
  status: 204,
  data: NoData,
  errors: [401, 404, 409, 422],
})

export const worlds = { createWorld, listWorlds, getWorld, deleteWorld }
