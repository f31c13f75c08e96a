import { describe, expect, it } from 'vitest'
import { pagesNear } from './pages-near.ts'

describe('LIV-18 the pages near what is shown', () => {
  it.each([
    ['the top', { first: 0, last: 20 }, { first: 0, last: 0 }],
    ['the middle of a page', { first: 540, last: 560 }, { first: 5, last: 5 }],
    ['the end of a page', { first: 560, last: 580 }, { first: 5, last: 6 }],
    ['the beginning of a page', { first: 610, last: 630 }, { first: 5, last: 6 }],
    ['more than a page', { first: 90, last: 330 }, { first: 0, last: 3 }],
  ])('%s', (_where, shown, pages) => {
    expect(pagesNear(shown, 100)).toEqual(pages)
  })
})
