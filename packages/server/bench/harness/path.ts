import { addressesOf, type Operation } from '@foyer/contract'
import { demo } from '../../src/features/sandbox/demo-world/facts.ts'

export const asOwner = { authorization: `Bearer ${demo.partner.token}, User ${demo.owner.token}` }

export const pathOf = (operation: Operation): string => addressesOf(operation)[0]?.path ?? ''

export const fillPath = (operation: Operation, params: unknown): string =>
  pathOf(operation).replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    String((params as Record<string, unknown>)[name]),
  )
