/**
 * Recognises a key that was typed, counted or repeated instead of drawn at random. A random key is taken for weak less
 * than once in 10^12.
 */
export function isWeakKey(key: Buffer): boolean {
  return hasFewKinds(key) || isText(key) || hasFewKinds(stepsOf(key)) || repeatsItself(key) || isMirrored(key)
}

const hasFewKinds = (bytes: Uint8Array): boolean => new Set(bytes).size < bytes.length / 2

/** The key has only letters, digits and signs: a sentence, or an encoded number that was not decoded. */
const isText = (key: Buffer): boolean => key.every(byte => byte >= 0x20 && byte < 0x7f)

/** The differences between neighbouring bytes: counting, even in several runs, gives few different ones. */
const stepsOf = (key: Buffer): Uint8Array =>
  key.subarray(1).map((byte, index) => byte - (key[index] as number))

/** The bytes repeat after at most half of them. */
function repeatsItself(key: Buffer): boolean {
  for (let period = 1; period <= key.length / 2; period++)
    if (key.subarray(period).equals(key.subarray(0, key.length - period))) return true
  return false
}

const isMirrored = (key: Buffer): boolean => key.equals(Buffer.from(key).reverse())
