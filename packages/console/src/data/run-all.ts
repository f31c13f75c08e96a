export interface Failure<Item> {
  item: Item
  error: Error
}

export interface Progress<Item> {
  done: number
  failures: readonly Failure<Item>[]
}

/** For the calls of one item: with many at once a busy server asks some to come again. */
export interface CallOptions {
  maxRetries: number
}

export type Work<Item> = (item: Item, options: CallOptions) => Promise<unknown>

interface RunOptions<Item> {
  onProgress?(progress: Progress<Item>): void
  /** Begins no further work when aborted; what runs is finished. */
  signal?: AbortSignal
  atOnce?: number
}

/** Does the same with every item, a few at once. A failure stops nothing and is reported. */
export async function runAll<Item>(
  items: readonly Item[],
  work: Work<Item>,
  { onProgress, signal, atOnce = 4 }: RunOptions<Item> = {},
): Promise<Progress<Item>> {
  let progress: Progress<Item> = { done: 0, failures: [] }
  const waiting = items.values()
  const workOff = async () => {
    for (const item of waiting) {
      if (signal?.aborted) return
      const error = await work(item, { maxRetries: 2 }).then(() => undefined, toError)
      progress = {
        done: progress.done + 1,
        failures: error ? [...progress.failures, { item, error }] : progress.failures,
      }
      onProgress?.(progress)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workOff))
  return progress
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
