/** Parts of a record that are not set are empty lists. */
type OrEmpty<Part> = Part | readonly unknown[] | null | undefined

interface Named {
  id: number
  name: string
}

interface Titled {
  id: number
  title: string
}

const isThere = <Part extends object>(part: OrEmpty<Part>): part is Part =>
  Boolean(part) && !Array.isArray(part)

/** A person of a record, if there is one. */
export const named = (part: OrEmpty<Named>): Named | undefined => (isThere(part) ? part : undefined)

/** A thing of a record, such as its supplier, if there is one. */
export const titled = (part: OrEmpty<Titled>): Titled | undefined => (isThere(part) ? part : undefined)
