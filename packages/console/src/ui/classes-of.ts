/** The names that hold, for `className`. */
export const classesOf = (names: Record<string, boolean | undefined>): string | undefined =>
  Object.keys(names)
    .filter(name => names[name])
    .join(' ') || undefined
