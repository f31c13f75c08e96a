export interface Span {
  from: number
  till: number
}

export interface Track {
  track: number
  /** How many blocks share the width. */
  tracks: number
}

/**
 * Puts spans that overlap side by side: each takes the first free track, and all spans of a cluster, which overlap
 * directly or through others, share the width.
 */
export function layOut<Item extends Span>(items: Item[]): (Item & Track)[] {
  const placed: (Item & Track)[] = []
  let cluster: (Item & Track)[] = []
  let ends: number[] = []
  const close = () => {
    for (const item of cluster) item.tracks = ends.length
    placed.push(...cluster)
    cluster = []
    ends = []
  }
  for (const item of items.toSorted((left, right) => left.from - right.from || right.till - left.till)) {
    if (ends.every(end => end <= item.from)) close()
    const free = ends.findIndex(end => end <= item.from)
    const track = free === -1 ? ends.length : free
    ends[track] = item.till
    cluster.push({ ...item, track, tracks: 1 })
  }
  close()
  return placed
}
