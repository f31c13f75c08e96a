import { addressesOf, type Operation, operations } from '@foyer/contract'
import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { signedIn } from '../people.ts'
import { demoKey } from '../v3.ts'
import { as, type World } from '../world.ts'
import { demoSample } from './demo-sample.ts'

/** An operation at one of its addresses. */
export interface FuzzTarget {
  operation: Operation
  listener: 'api' | 'app'
  /** The path with its `{parameters}`. */
  path: string
}

export const targets: FuzzTarget[] = operations.flatMap(operation =>
  addressesOf(operation).map(address => ({ operation, ...address })),
)

export const nameOf = ({ operation, listener }: FuzzTarget) => `${operation.name} (${listener})`

/** Returns who may call an operation of each kind in the demo world. */
export async function usualCallers(world: World): Promise<Record<string, string | undefined>> {
  return {
    anyone: undefined,
    partner: as.partner,
    user: as.owner,
    person: as.ownerPerson,
    operator: await signedIn(world, demo.operator),
    credential: demoKey,
  }
}

const unknownId = '987654321'

/**
 * Fills the path with ids of the demo world; an operation without a body gets an unknown id, so that it removes
 * nothing.
 */
export function usualPath({ operation, path }: FuzzTarget): string {
  const isRemoval = !operation.body && operation.method !== 'GET'
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = operation.params?.properties[name]
    const value = schema ? demoSample(schema, name) : 1
    return isRemoval && typeof value === 'number' ? unknownId : encodeURIComponent(String(value))
  })
}

/** Returns the full address: unlike those of the harness, paths here begin at the root of their listener. */
export function urlOf(world: World, { listener }: Pick<FuzzTarget, 'listener'>): string {
  return listener === 'api' ? world.program.listeners.api : world.program.listeners.app
}
