import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import groups from '../../server/src/features/locations/dictionaries/data/business-groups.json' with {
  type: 'json',
}
import { texts as businessTypes } from '../src/texts/de/business-types.ts'
import { texts as messages } from '../src/texts/de/messages.ts'

const read = (folder: string): string =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8'))
    .join('\n')

describe('CON-60 what the server says', () => {
  it('is translated by the sentences that it really has', () => {
    const server = read('../../server/src/features') + read('../../server/src/platform')
    expect(Object.keys(messages.sentences).filter(sentence => !server.includes(sentence))).toEqual([])
  })

  it('has German titles for all business types and their groups', () => {
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => String(id)).sort()
    expect(Object.keys(businessTypes.groups).sort()).toEqual(ids(groups))
    expect(Object.keys(businessTypes.types).sort()).toEqual(ids(groups.flatMap(({ types }) => types)))
  })
})
