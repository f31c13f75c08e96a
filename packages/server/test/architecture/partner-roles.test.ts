import { namesPartnerRole, operations } from '@foyer/contract'
import { expect, it } from 'vitest'

it('TEA-19 every operation of a partner account names the least role that may call it', () => {
  expect(operations.filter(operation => !namesPartnerRole(operation)).map(({ name }) => name)).toEqual([])
})
