import { examples } from '@foyer/contract/examples'
import { expect, it } from 'vitest'
import { standInFor } from './stand-ins.ts'

it('EXA-102 what is published holds nothing random', () => {
  const answers = Object.values(examples.operations).map(({ answer }) => answer)
  for (const published of [...answers, ...Object.values(examples.webhooks)])
    expect(standInFor(published)).toEqual(published)
})
