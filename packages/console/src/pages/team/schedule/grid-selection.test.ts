import { describe, expect, it } from 'vitest'
import { addAt, extendTo, movedBy, nameOf, placesOf, selectOne } from './grid-selection.ts'

const at = (row: number, column: number) => ({ row, column })
const names = (selection: Parameters<typeof placesOf>[0]) => placesOf(selection).map(nameOf)

describe('the selection in a grid', () => {
  it('is a rectangle in every direction', () => {
    expect(names(extendTo(selectOne(at(1, 2)), at(0, 1)))).toEqual(['0.1', '0.2', '1.1', '1.2'])
    expect(names(extendTo(undefined, at(3, 3)))).toEqual(['3.3'])
    expect(names(undefined)).toEqual([])
  })

  it('keeps what was chosen when another rectangle begins, and has each cell once', () => {
    const first = extendTo(selectOne(at(0, 0)), at(0, 1))
    expect(names(extendTo(addAt(first, at(0, 1)), at(1, 1)))).toEqual(['0.0', '0.1', '1.1'])
  })

  it('moves by keys, and stays inside', () => {
    const size = { rows: 2, columns: 7 }
    expect(movedBy('ArrowDown', at(1, 3), size)).toEqual(at(1, 3))
    expect(movedBy('ArrowLeft', at(0, 3), size)).toEqual(at(0, 2))
    expect(movedBy('End', at(0, 3), size)).toEqual(at(0, 6))
    expect(movedBy('a', at(0, 3), size)).toBeUndefined()
  })
})
