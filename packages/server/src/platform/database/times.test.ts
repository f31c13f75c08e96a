import { describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../test/world.ts'
import { toIsoLocal } from '../local-time.ts'

const world = useWorld(withoutWorker)

describe('iso_local', () => {
  it.each([
    'UTC',
    'America/Los_Angeles',
    'America/St_Johns',
    'America/Caracas',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Kiritimati',
    'Pacific/Marquesas',
  ])('writes moments of %s with their offset', async zone => {
    const moments = [
      '1950-06-01T00:00:00Z',
      '1999-12-31T23:59:59Z',
      // These times are around the changes of the clocks in the north and in the south.
      '2026-03-08T09:59:59Z',
      '2026-03-08T10:00:00Z',
      '2026-04-04T14:59:59Z',
      '2026-04-04T15:00:00Z',
      '2026-11-01T08:30:00Z',
      '2026-11-01T09:30:00Z',
      '9998-12-31T12:00:00Z',
    ].map(text => new Date(text))
    const rows = await world.query('select iso_local(at, $2) as text from unnest($1::timestamptz[]) at', [
      moments,
      zone,
    ])
    expect(rows.map(({ text }) => text)).toEqual(moments.map(at => toIsoLocal(at, zone)))
  })

  it('is inlined by PostgreSQL', async () => {
    const plan = await world.query(
      'explain verbose select iso_local(created_at, timezone_name) from locations',
    )
    expect(JSON.stringify(plan)).toContain('to_char')
    expect(JSON.stringify(plan)).not.toContain('iso_local')
  })
})
