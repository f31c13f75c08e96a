export interface Weighted {
  id: number
  weight: number
}

/**
 * The weights that put one item before another place in the list. A higher weight comes first, and only weights that
 * must change are returned.
 */
export function reorder<Item extends Weighted>(items: readonly Item[], from: number, to: number): Weighted[] {
  const moved = items[from]
  if (!moved || to < 0 || to >= items.length) return []
  const order = items.toSpliced(from, 1).toSpliced(to, 0, moved)
  const changes: Weighted[] = []
  let below = Number.NEGATIVE_INFINITY
  for (const { id, weight } of order.toReversed()) {
    const next = weight > below ? weight : below + 1
    if (next !== weight) changes.push({ id, weight: next })
    below = next
  }
  return changes
}

/** The list as it is with these weights. */
export function inOrder<Item extends Weighted>(items: readonly Item[], weights: readonly Weighted[]): Item[] {
  const weightOf = new Map(weights.map(({ id, weight }) => [id, weight]))
  return items
    .map(item => ({ ...item, weight: weightOf.get(item.id) ?? item.weight }))
    .sort((one, other) => other.weight - one.weight)
}
