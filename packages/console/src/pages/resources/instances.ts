/** An instance in the form: without an ID it is new. */
export interface EditedInstance {
  id?: number
  title: string
}

interface Instance {
  id: number
  title: string
}

interface Merge {
  /** As they were when the form was opened. */
  opened: readonly Instance[]
  /** As they are now. */
  current: readonly Instance[]
  edited: readonly EditedInstance[]
}

/**
 * The complete list to save. What somebody else has added meanwhile stays, what somebody else has removed stays away,
 * and a title that was not touched keeps theirs.
 */
export function mergeInstances({ opened, current, edited }: Merge): EditedInstance[] {
  const openedTitles = new Map(opened.map(({ id, title }) => [id, title]))
  const existing = new Set(current.map(({ id }) => id))
  const kept = edited
    .filter(({ id }) => id === undefined || existing.has(id))
    .map(({ id, title }) => {
      const now = current.find(instance => instance.id === id)
      return now && title === openedTitles.get(now.id) ? { id: now.id, title: now.title } : { id, title }
    })
  const added = current.filter(({ id }) => !openedTitles.has(id))
  return [...kept, ...added].map(({ id, title }) => (id === undefined ? { title } : { id, title }))
}

/** `Chair 3` after `Chair 1` and `Chair 2`; in other lists the name of the resource with the next number. */
export function nextTitle(resource: string, instances: readonly EditedInstance[]): string {
  const last = instances.at(-1)?.title ?? ''
  const numbered = /^(.*?)(\d+)$/.exec(last)
  if (numbered) return `${numbered[1]}${Number(numbered[2]) + 1}`
  return `${resource} ${instances.length + 1}`.trim()
}
