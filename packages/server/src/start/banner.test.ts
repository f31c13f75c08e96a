import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { bannerOnce } from '../../../../scripts/banner-once.mjs'
import { useWorld, withoutWorker } from '../../test/world.ts'
import { banner } from './banner.ts'

const world = useWorld(withoutWorker)

it('a server that starts again under `npm run dev` prints its banner once', async () => {
  const text = banner(world.program.ctx)
  const lines: string[] = []
  const output = Readable.from([text, 'one change\n', text, 'another\n', text, 'the end\n'])
  bannerOnce(output, line => lines.push(line))
  await expect.poll(() => lines.at(-1)).toBe('the end')
  expect(lines.filter(line => line.includes('curl'))).toHaveLength(4)
  const again = '  Foyer runs again.'
  expect(lines.filter(line => line.trim() !== '').slice(-5)).toEqual([
    'one change',
    again,
    'another',
    again,
    'the end',
  ])
})
