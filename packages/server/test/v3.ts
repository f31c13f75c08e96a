import { demo } from '../src/features/sandbox/demo-world/facts.ts'
import { bearer, type Response } from './http.ts'
import { as, type World } from './world.ts'

/** The callers of v3 in the demo world. */
export const demoKey = bearer(demo.restrictedKey.key)

export interface Problem {
  status: number
  code: string
  detail: string
  errors: { field: string; code: string; message: string }[]
}

export interface ResourcePage {
  object: string
  data: { id: number; title: string; instances: { id: number }[] }[]
  has_more: boolean
  next_cursor: string | null
}

export const problemOf = ({ text }: Response): Problem => JSON.parse(text)
export const pageOf = ({ text }: Response): ResourcePage => JSON.parse(text)

/** Creates a restricted key as the owner of the demo world does. */
export async function makeKey(
  world: World,
  input: { scopes?: string[]; location_ids?: number[]; expires_at?: string } = {},
) {
  const { json } = await world.app.post('/account/restricted_keys', {
    as: as.ownerPerson,
    body: { title: 'Test', scopes: ['locations:read'], location_ids: [demo.locations.main], ...input },
  })
  return { ...json.data, as: bearer(json.data.key) } as { id: number; key: string; as: string; hint: string }
}
