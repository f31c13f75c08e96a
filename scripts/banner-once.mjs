import { createInterface } from 'node:readline'

const first = '  Foyer sandbox'
const last = '  Ctrl-C stops it.'

/**
 * Passes on the lines of a server that starts again and again, with its banner only once.
 * @param {import('node:stream').Readable} output
 * @param {(line: string) => void} write
 */
export function bannerOnce(output, write) {
  let banners = 0
  let isInBanner = false
  createInterface({ input: output }).on('line', line => {
    if (line === first) {
      isInBanner = true
      banners++
      if (banners > 1) write('  Foyer runs again.')
    }
    if (!isInBanner || banners === 1) write(line)
    if (line === last) isInBanner = false
  })
}
