import { describe, expect, it } from 'vitest'
import { reorder } from './reorder.ts'

const items = (...weights: number[]) => weights.map((weight, index) => ({ id: index + 1, weight }))
const orderAfter = (before: { id: number; weight: number }[], from: number, to: number) => {
  const changes = new Map(reorder(before, from, to).map(({ id, weight }) => [id, weight]))
  return before
    .map(({ id, weight }) => ({ id, weight: changes.get(id) ?? weight }))
    .sort((left, right) => right.weight - left.weight || left.id - right.id)
    .map(({ id }) => id)
}

describe('the order of a list with weights', () => {
  it.each([
    ['down', 0, 1, [2, 1, 3]],
    ['up', 2, 1, [1, 3, 2]],
    ['to the top', 2, 0, [3, 1, 2]],
    ['to the end', 0, 2, [2, 3, 1]],
  ])('one item goes %s, whatever the weights were', (_, from, to, expected) => {
    for (const weights of [
      [0, 0, 0],
      [3, 2, 1],
      [100, 0, -5],
      [7, 7, 1],
    ])
      expect(orderAfter(items(...weights), from, to)).toEqual(expected)
  })

  it('changes no more weights than it must', () => {
    expect(reorder(items(30, 20, 10), 2, 1)).toEqual([{ id: 3, weight: 21 }])
    expect(reorder(items(30, 20, 10), 1, 1)).toEqual([])
    expect(reorder(items(30, 20, 10), 2, 3)).toEqual([])
  })
})
