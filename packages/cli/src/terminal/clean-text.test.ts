import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { cleanText, guarded, oneLine } from './clean-text.ts'

describe('text from elsewhere', () => {
  it.each([
    ['a title', '\x1b]0;owned\x07x'],
    ['the clipboard', '\x1b]52;c;eA==\x07'],
    ['a clear screen', '\x1b[2J'],
    ['a C1 sequence', '\u009b2J'],
    ['a turn of direction', '\u202eabc'],
    ['a carriage return', 'good\rbad'],
  ])('cannot command a terminal: %s', (_what, text) => {
    expect(cleanText(text)).not.toMatch(/[\x1b\x07\r\u009b\u202e]/)
    expect(cleanText(text)).toContain('\ufffd')
  })

  it('keeps lines, tabs, letters and colours', () => {
    const text = 'Zoë ☕\n\tنور \x1b[31mred\x1b[0m'
    expect(cleanText(text)).toBe(text)
    expect(oneLine(' a\nb\tc ')).toBe('a b c')
    expect(oneLine('\x1b[8mhidden')).toBe('\ufffd[8mhidden')
  })

  it('is cleaned for a terminal, and left alone for programs', () => {
    const written: string[] = []
    const make = (isTTY: boolean) =>
      Object.assign(
        new Writable({ write: (chunk, _encoding, done) => done(void written.push(String(chunk))) }),
        {
          isTTY,
        },
      )
    guarded(make(true)).write('\x1b[2Jx')
    guarded(make(false)).write('\x1b[2Jx')
    expect(written).toEqual(['\ufffd[2Jx', '\x1b[2Jx'])
  })
})
