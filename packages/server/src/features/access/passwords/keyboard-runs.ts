/** These paths are the alphabet, the rows of keyboards and of the number pad, and the columns that lean to the left. */
const straight = `
  abcdefghijklmnopqrstuvwxyz 01234567890
  qwertyuiop qwertzuiop azertyuiop asdfghjkl zxcvbnm
  1qaz 1qay 2wsx 3edc 4rfv 5tgb 6yhn 6zhn 7ujm 8ik, 9ol.
  147 258 369 159 357`

/**
 * These paths alternate between two rows, or are columns that lean to the right; words contain runs of three of their
 * keys too.
 */
const winding = `
  1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 1q2w3e4r5t6z7u8i9o0p q1w2e3r4t5z6u7i8o9p0
  qawsedrftgyhujikolp aqswdefrgthyjukilo azsxdcfvgbhnjmk zaxscdvfbgnhmj
  4esz 5rdx 6tfc 7ygv 8uhb 9ijn 0okm`

/** Returns every part of these paths, forwards and backwards, that is too long to be an accident. */
function ngramsOf(list: string, fewest: number): string[] {
  const paths = list.trim().split(/\s+/)
  return paths
    .flatMap(path => [path, [...path].reverse().join('')])
    .flatMap(path =>
      Array.from(path, (_, start) => path.slice(start)).flatMap(rest =>
        Array.from(rest.slice(fewest - 1), (_, more) => rest.slice(0, fewest + more)),
      ),
    )
}

/** Fingers type these runs without a choice. */
export const keyboardRuns: readonly string[] = [
  ...new Set([...ngramsOf(straight, 3), ...ngramsOf(winding, 4)]),
]
