import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

describe('a CSV file', () => {
  it.each([
    ['plain', '"plain"'],
    ['Zoë 雪 🌸', '"Zoë 雪 🌸"'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' spaces ', '" spaces "'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [0, '0'],
    [-12.5, '-12.5'],
  ])('%j is written as %j', (value, written) => {
    expect(toCsv([[value]])).toBe(`${written}\r\n`)
  })

  it.each([
    ['=1+1', `"'=1+1"`],
    ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
    ['+cmd|x', `"'+cmd|x"`],
    ['-2+3', `"'-2+3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1+1', `"\t'=1+1"`],
    ['\n=1+1', `"\n'=1+1"`],
    ['\u200b=1', `"'\u200b=1"`],
    ['＝1+1', `"'＝1+1"`],
    ['"=1+1', `"'""=1+1"`],
  ])('the formula %j becomes text', (value, written) => {
    expect(toCsv([[value]])).toBe(`${written}\r\n`)
  })

  it.each([
    ['x;=HYPERLINK(A1)', `"x;'=HYPERLINK(A1)"`],
    ['x; "=1+1', `"x;' ""=1+1"`],
    ['x\t@SUM(A1)', `"x\t'@SUM(A1)"`],
    ['a;+14155551001', '"a;+14155551001"'],
  ])('%j holds no formula where cells are divided at semicolons or tabs', (value, written) => {
    expect(toCsv([['first', value]])).toBe(`"first",${written}\r\n`)
  })

  it.each(['+14155551001', '+1415***01', '-5', '12.50'])(
    '%s, which is no formula, keeps its characters',
    value => {
      expect(toCsv([[value]])).toBe(`"${value}"\r\n`)
    },
  )

  it('cells are divided by commas and rows by line ends', () => {
    expect(
      toCsv([
        ['a', 1],
        ['b', null],
      ]),
    ).toBe('"a",1\r\n"b",\r\n')
  })
})
