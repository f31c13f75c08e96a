import { demo } from '../src/features/sandbox/demo-world/facts.ts'
import type { Response } from './http.ts'
import { signedIn } from './people.ts'
import type { World } from './world.ts'

/** Publishes, as an operator, what waits for a review. */
export async function publish(world: World, applicationId: number): Promise<Response> {
  const operator = await signedIn(world, demo.operator)
  const path = `/account/operator/applications/${applicationId}`
  const { revision } = (await world.app.get(path, { as: operator })).json.data
  return world.app.post(`${path}/publish`, { as: operator, body: { revision } })
}
