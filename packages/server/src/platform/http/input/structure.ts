import { invalid } from '../../errors.ts'

const maxLevels = 64

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const bracket = { opens: 0x5b, closes: 0x5d }
const brace = { opens: 0x7b, closes: 0x7d }

/**
 * Counts the values and levels of JSON before it is parsed, because half a million brackets in a row, or a hundred
 * thousand names, would keep the parser busy for longer than a request may take. The parser decides whether it is JSON
 * at all.
 */
export function checkStructure(text: Uint8Array, maxValues: number): void {
  let values = 1
  let level = 0
  for (let at = 0; at < text.length; at++) {
    const byte = text[at] as number
    if (byte === quote) at = endOfText(text, at)
    else if (byte === comma) values++
    else if (byte === bracket.opens || byte === brace.opens) {
      values++
      if (++level > maxLevels) throw invalid({ body: ['is nested too deeply'] })
    } else if (byte === bracket.closes || byte === brace.closes) level--
    if (values > maxValues) throw invalid({ body: [`must have at most ${maxValues} values`] })
  }
}

function endOfText(text: Uint8Array, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== quote) at += text[at] === backslash ? 2 : 1
  return at
}
