import { as, type World } from './world.ts'

/** The header with which a person of the demo world calls account operations. */
export async function signedIn(world: World, person: { login: string; password: string }): Promise<string> {
  const { login, password } = person
  const { json } = await world.api.post('/v1/auth', { as: as.partner, body: { login, password } })
  return `User ${json.data.user_token}`
}
