/** The position of a list whose order has several numbers, as a cursor carries it. */
export const toPlace = (cursor: string | undefined, size: number): number[] | undefined => {
  const numbers = cursor?.split('-').map(Number)
  return numbers?.length === size ? numbers : undefined
}

interface Page {
  json: string
  next: string | null
}

export interface PageOfPlaces {
  after: string | undefined
  count: number
}

/** Each row brings its JSON and its position; one row more than asked for says that there is a next page. */
export function toPage(rows: { wire: string; place: string }[], count: number): Page {
  const shown = rows.slice(0, count)
  return {
    json: `[${shown.map(({ wire }) => wire).join(',')}]`,
    next: rows.length > count ? (shown.at(-1)?.place ?? null) : null,
  }
}
