/** The indexes of the first and the last of some rows or pages. */
export interface Span {
  first: number
  last: number
}

/** The pages whose rows are shown, or soon will be. */
export function pagesNear({ first, last }: Span, pageSize: number): Span {
  const margin = pageSize / 4
  return {
    first: Math.floor(Math.max(0, first - margin) / pageSize),
    last: Math.floor((last + margin) / pageSize),
  }
}
