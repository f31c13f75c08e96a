import { beforeAll, beforeEach, expect } from 'vitest'
import { demo } from '../src/features/sandbox/demo-world/facts.ts'
import { signedIn } from './people.ts'
import { as, type World } from './world.ts'

export interface TestPerson {
  as: string
}

type InvitationAnswer = 'accept' | 'decline'

/** People who invite to the demo world's main Location, and people who are invited. */
export function useInvitations(world: World) {
  const owner: TestPerson = { as: as.ownerPerson }
  const base = `/account/locations/${demo.locations.main}`
  const password = 'a password of their own'
  const roleIds = new Map<string, number>()
  const role = (title: string): number => roleIds.get(title) as number
  let counter = 0

  beforeAll(async () => {
    const { json } = await world.app.get(`${base}/roles`, owner)
    for (const { title, id } of json.data) roleIds.set(title, id)
  })
  // Sign-ups of one address are limited by the hour.
  beforeEach(() => world.clock.advance(3600))

  async function signUp(email: string, invitation?: string): Promise<TestPerson> {
    const body = { name: 'Somebody', email, password, invitation }
    const { status } = await world.app.post('/account/sign_up', { body })
    expect(status).toBe(201)
    return { as: await signedIn(world, { login: email, password }) }
  }

  return {
    owner,
    base,
    role,
    signUp,
    newAddress: () => `person-${++counter}@example.com`,
    invite: (email: string, roleId = role('Team member'), who: TestPerson = owner) =>
      world.app.post(`${base}/users`, { ...who, body: { email, role_id: roleId } }),
    async signUpConfirmed(email: string): Promise<TestPerson> {
      const person = await signUp(email)
      await world.query('update users set is_email_confirmed = true where email = $1', [email])
      return person
    },
    mine: async (person: TestPerson) => (await world.app.get('/account/invitations', person)).json.data,
    answer: (person: TestPerson, id: number, how: InvitationAnswer = 'accept') =>
      world.app.post(`/account/invitations/${id}/${how}`, person),
    /** Returns the Locations of a person, each with the title of the role. */
    locationsOf: async (person: TestPerson): Promise<[number, string][]> =>
      (await world.app.get('/account/me', person)).json.data.locations.map(
        ({ id, role }: { id: number; role: string }) => [id, role],
      ),
  }
}
