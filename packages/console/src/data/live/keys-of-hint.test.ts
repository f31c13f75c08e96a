import { describe, expect, it } from 'vitest'
import type { Notification } from '../../foyer.ts'
import { isOfOwner, keysOfHint, totalsOfHint } from './keys-of-hint.ts'

const change = (resource: string) =>
  ({ kind: 'change', location_id: 7, resource, id: 1, status: 'update' }) as Notification

describe('LIV-12 a hint names what to read again', () => {
  it.each<[Notification, unknown[]]>([
    [change('client'), [['client', 7]]],
    [
      change('goods_operations_sale'),
      [
        ['goods_operations', 7],
        ['good', 7],
      ],
    ],
    [
      change('record'),
      [
        ['record', 7],
        ['client', 7, 'card'],
      ],
    ],
    [
      change('service'),
      [
        ['service', 7],
        ['schedule', 7],
      ],
    ],
    [change('activity'), [['activity', 7]]],
    [change('salon'), [['location', 7]]],
    [
      { kind: 'delivery', partner_id: 5, location_id: 7, delivery_id: null, resource: null },
      [
        ['delivery', 5],
        ['replay', 5],
        ['location_delivery', 7],
      ],
    ],
    [{ kind: 'review', partner_id: 5, application_id: 1 }, [['review'], ['application', 5]]],
    [{ kind: 'ready' }, []],
  ])('%j', (hint, keys) => {
    expect(keysOfHint(hint)).toEqual(keys)
  })

  it('LIV-18 a list with totals is named apart, and only for what it counts', () => {
    expect(totalsOfHint(change('record'))).toEqual([['client', 7, 'list']])
    expect(totalsOfHint(change('client'))).toEqual([])
  })

  it('a resync is about a Location, a partner, or everything', () => {
    const resync = (location_id: number | null, partner_id: number | null) =>
      ({ kind: 'resync', location_id, partner_id }) as const
    expect(isOfOwner(['record', 7, 'day'], resync(7, null))).toBe(true)
    expect(isOfOwner(['record', 8, 'day'], resync(7, null))).toBe(false)
    expect(isOfOwner(['delivery', 5], resync(null, 5))).toBe(true)
    expect(isOfOwner(['application_installation', 1], resync(null, 5))).toBe(true)
    expect(isOfOwner(['review', 'list'], resync(null, 5))).toBe(true)
    expect(isOfOwner(['country'], resync(null, null))).toBe(true)
  })
})
