import type { Surroundings } from '../surroundings.ts'

const barWidth = 24

/** A progress bar on stderr, while that is a terminal. */
export function openProgress({ stderr }: Pick<Surroundings, 'stderr'>, what: string) {
  if (!stderr.isTTY) return { show: () => undefined, end: () => undefined }
  return {
    show(done: number, total: number) {
      const filled = total === 0 ? barWidth : Math.round((barWidth * Math.min(done, total)) / total)
      stderr.write(
        `\r\x1b[K${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}  ${done} of ${total} ${what}`,
      )
    },
    end: () => void stderr.write('\r\x1b[K'),
  }
}
