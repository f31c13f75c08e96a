import type { LostConnection } from './listen-types.ts'

/** Says once that the connection of a stream is lost, and knows when it is back. */
export function openLink(url: string, tell: (sentence: string) => void) {
  let hasBeenReady = false
  let isLost = false
  return {
    onLost({ error, pauseMs }: LostConnection) {
      if (!isLost) tell(inWords(url, error, pauseMs))
      isLost = true
    },
    /** Whether it was ready before. */
    onReady(): boolean {
      const isBack = hasBeenReady
      hasBeenReady = true
      isLost = false
      return isBack
    },
  }
}

function inWords(url: string, error: Error | undefined, pauseMs: number): string {
  if (error && 'status' in error && error.status === 429)
    return `429 ${error.message} Trying again in ${Math.ceil(pauseMs / 1000)} s, until it works.`
  return `The connection to ${url} is lost. Trying again until it is back.`
}
