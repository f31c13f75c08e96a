import { as, type World } from './world.ts'

type SuspendedKind = 'partners' | 'locations' | 'people'

const pathOf = (kind: SuspendedKind, id: number) => `/account/operator/${kind}/${id}/suspension`

/** Suspends as the operator of the demo world. */
export async function suspend(world: World, kind: SuspendedKind, id: number): Promise<void> {
  const body = { reason: 'Several owners reported fraud.' }
  const { status, text } = await world.app.put(pathOf(kind, id), { as: as.operator, body })
  if (status !== 200) throw new Error(`The suspension answered ${status}: ${text}`)
}

export async function lift(world: World, kind: SuspendedKind, id: number): Promise<void> {
  const { status, text } = await world.app.delete(pathOf(kind, id), { as: as.operator })
  if (status !== 200) throw new Error(`The end of the suspension answered ${status}: ${text}`)
}
