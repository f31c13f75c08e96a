interface Running<T> {
  current: Promise<T>
  next?: Promise<T>
}

/**
 * Runs the task once at a time for each key. Whoever calls during a run shares one further run: it begins after the
 * call, so it sees what the caller has seen.
 */
export function coalesce<T>(task: (key: number) => Promise<T>): (key: number) => Promise<T> {
  const running = new Map<number, Running<T>>()
  const start = (key: number): Promise<T> => {
    const entry: Running<T> = { current: task(key) }
    running.set(key, entry)
    const end = () => {
      if (running.get(key) === entry && !entry.next) running.delete(key)
    }
    entry.current.then(end, end)
    return entry.current
  }
  return key => {
    const entry = running.get(key)
    if (!entry) return start(key)
    entry.next ??= entry.current.then(
      () => start(key),
      () => start(key),
    )
    return entry.next
  }
}
