import type { Stream } from '../surroundings.ts'

/** What a terminal obeys or hides, besides line ends, tabs and colours: control characters and turns of direction. */
const commands =
  /\x1b(?!\[[0-9;]*m)|[\x00-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Text from elsewhere must not command a terminal: a name could otherwise clear it, retitle it, or forge a line. */
export const cleanText = (text: string): string => text.replaceAll(commands, '\ufffd')

/** The same, without colours, where those are ours. */
export const plainText = (text: string): string => cleanText(text.replaceAll('\x1b', '\ufffd'))

/** The same, for a text that is a part of one line. */
export const oneLine = (text: string): string => plainText(text.replaceAll(/\s+/g, ' ')).trim()

/** Cleans everything that is written to a terminal; programs get the text as it is. */
export function guarded(stream: Stream): Stream {
  if (!stream.isTTY) return stream
  return new Proxy(stream, {
    get(target, name) {
      if (name === 'write')
        return (chunk: unknown) => target.write(typeof chunk === 'string' ? cleanText(chunk) : chunk)
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
