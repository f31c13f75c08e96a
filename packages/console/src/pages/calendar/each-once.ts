/**
 * Both lists have the same item while the days before are still shown, and while a move is read from one list after the
 * other.
 */
export const eachOnce = <Item extends { id: number }>(shown: Item[] = [], earlier: Item[] = []): Item[] => [
  ...new Map([...earlier, ...shown].map(item => [item.id, item])).values(),
]
