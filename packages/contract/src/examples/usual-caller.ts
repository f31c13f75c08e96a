import { accountScopeOf } from '../account-scopes.ts'
import type { Operation } from '../operation.ts'
import type { Caller } from './example.ts'

/** Returns who calls an operation whose example does not name a caller. */
export function usualCallerOf(operation: Operation): Caller {
  if (operation.access.by === 'operator') return 'operator'
  return operation.access.by === 'person' && accountScopeOf(operation).startsWith('partners:')
    ? 'developer'
    : 'owner'
}
