/** `1 delivery`, `2 deliveries`: the count with its word. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
