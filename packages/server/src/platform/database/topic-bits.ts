/** A process can have thousands of topics, and says of all of them together what fits into one notification. */
const bitCount = 16_384

/** A set of topics that may have more in it than was added, and never less. */
export class TopicBits {
  readonly #bytes: Buffer

  constructor(bytes = Buffer.alloc(bitCount / 8)) {
    this.#bytes = bytes
  }

  /** A text of another length, from a process of another version, may have any topic in it. */
  static from(text: string): TopicBits {
    const bytes = Buffer.from(text, 'base64')
    return new TopicBits(bytes.length === bitCount / 8 ? bytes : Buffer.alloc(bitCount / 8, 255))
  }

  toText = (): string => this.#bytes.toString('base64')

  add(topic: string): void {
    const bit = hashOf(topic)
    this.#bytes[bit >> 3] = (this.#bytes[bit >> 3] ?? 0) | (1 << (bit & 7))
  }

  has(topic: string): boolean {
    const bit = hashOf(topic)
    return ((this.#bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0
  }

  includes(other: TopicBits): boolean {
    return this.#bytes.every((byte, index) => (byte | (other.#bytes[index] ?? 0)) === byte)
  }
}

/** FNV-1a, which is short, and spreads numbers that follow each other. */
function hashOf(topic: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < topic.length; index++)
    hash = Math.imul(hash ^ topic.charCodeAt(index), 0x01000193)
  return (hash >>> 0) % bitCount
}
