/** Returns the cycles of a graph, each as `a → b → a`. */
export function findCircles(graph: ReadonlyMap<string, Iterable<string>>): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (node: string, trail: string[]) => {
    if (trail.includes(node))
      return void circles.push([...trail.slice(trail.indexOf(node)), node].join(' → '))
    if (done.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return circles
}
