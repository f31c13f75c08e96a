/** A key that was typed, counted or repeated instead of drawn. A drawn one is taken for weak less than once in 10^12. */
export function isWeakKey(key: Buffer): boolean {
  return new Set(key).size < key.length / 2 || isText(key) || isProgression(key)
}

/** Letters, digits and signs alone: a sentence, or a number that was written down and not decoded. */
const isText = (key: Buffer): boolean => key.every(byte => byte >= 0x20 && byte < 0x7f)

/** Every byte the same step from the one before: 0, 1, 2, 3 … */
function isProgression(key: Buffer): boolean {
  const steps = new Set(key.subarray(1).map((byte, index) => byte - (key[index] as number)))
  return steps.size <= 1
}
