/** A query as names and values: a list has its name once for each element, without brackets. */
export const queryPairs = (query: object): [name: string, value: unknown][] =>
  Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each): [string, unknown] => [name, each]),
  )
