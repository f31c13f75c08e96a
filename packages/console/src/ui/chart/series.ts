export interface Series {
  title: string
  kind: 'accent' | 'danger' | 'soft'
  /** One for each point; null where there is nothing to show. */
  values: readonly (number | null)[]
}
