import { gold, ink, type Palette, white } from './palette.ts'

/** Each drawing fills a square of 48 units with a margin of about 6. */
export type Glyph = (palette: Palette) => string

const beauty: Glyph = ({ main, deep, soft }) => `
<rect x="8" y="7" width="7" height="34" rx="3.5" fill="${deep}"/>
<path d="M15 11h6M15 16h6M15 21h6M15 26h6M15 31h6M15 36h6" stroke="${deep}" stroke-width="2.4" stroke-linecap="round"/>
<path d="M26.8 7 36.2 27.5l-3 1.8z" fill="${ink}"/>
<path d="M41.2 7 31.8 27.5l3 1.8z" fill="${ink}" opacity=".75"/>
<path d="M34.6 27 38.5 33M33.4 27 29.5 33" stroke="${main}" stroke-width="2.6" stroke-linecap="round"/>
<circle cx="28" cy="36.5" r="3.9" fill="${soft}" stroke="${main}" stroke-width="2.6"/>
<circle cx="40" cy="36.5" r="3.9" fill="${soft}" stroke="${main}" stroke-width="2.6"/>
<circle cx="34" cy="26.4" r="1.3" fill="${gold}"/>`

const spa: Glyph = ({ main, deep, soft }) => `
<path d="M24 38C12 38 6 31 5 23c8 0 15 4 19 15zM24 38c12 0 18-7 19-15-8 0-15 4-19 15z" fill="${soft}"/>
<path d="M24 38c-9-3-13-11-11-21 7 3 11 11 11 21zM24 38c9-3 13-11 11-21-7 3-11 11-11 21z" fill="${main}"/>
<path d="M24 8c6 8 7 20 0 30-7-10-6-22 0-30z" fill="${deep}"/>
<path d="M24 17c2.6 5 3 11 0 17-3-6-2.6-12 0-17z" fill="${gold}"/>
<path d="M9 42.5h30" stroke="${deep}" stroke-width="2.4" stroke-linecap="round"/>`

const fitness: Glyph = ({ main, deep, soft }) => `
<g transform="rotate(-28 24 24)">
<rect x="11" y="21.8" width="26" height="4.4" rx="1" fill="${ink}"/>
<rect x="20" y="21" width="8" height="6" rx="2" fill="${gold}"/>
<rect x="10" y="12" width="6.5" height="24" rx="3" fill="${deep}"/>
<rect x="31.5" y="12" width="6.5" height="24" rx="3" fill="${deep}"/>
<rect x="5.5" y="15.5" width="5" height="17" rx="2.5" fill="${main}"/>
<rect x="37.5" y="15.5" width="5" height="17" rx="2.5" fill="${main}"/>
<rect x="2.8" y="20.5" width="3" height="7" rx="1.5" fill="${soft}"/>
<rect x="42.2" y="20.5" width="3" height="7" rx="1.5" fill="${soft}"/>
</g>`

const yogaDance: Glyph = ({ main, deep, soft }) => `
<ellipse cx="24" cy="41" rx="19" ry="2.6" fill="${soft}"/>
<circle cx="24" cy="10.5" r="4.7" fill="${ink}"/>
<path d="M20 17h8c1.5 0 2.5 1 2.5 2.5L29 32H19l-1.5-12.5C17.5 18 18.5 17 20 17z" fill="${main}"/>
<path d="M19 19.5 10.5 27 8 33.5M29 19.5l8.5 7.5 2.5 6.5" fill="none" stroke="${main}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M19 30h10c7 1 12 3.5 12 6.5 0 2.5-4 3.5-8 3.5H15c-4 0-8-1-8-3.5 0-3 5-5.5 12-6.5z" fill="${deep}"/>
<path d="M14 37c6.5 0 12.5-1 18-4" fill="none" stroke="${soft}" stroke-width="1.8" stroke-linecap="round"/>`

const medicine: Glyph = ({ main, deep, soft }) => `
<path d="M17 15v-3.5c0-2 1.5-3.5 3.5-3.5h7c2 0 3.5 1.5 3.5 3.5V15" fill="none" stroke="${ink}" stroke-width="3"/>
<rect x="5" y="14" width="38" height="27" rx="5" fill="${main}"/>
<path d="M5 31h38v5a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5z" fill="${deep}"/>
<circle cx="24" cy="27.5" r="9.5" fill="${white}"/>
<path d="M22 21.5h4v4h4v4h-4v4h-4v-4h-4v-4h4z" fill="${main}"/>
<rect x="9" y="17.5" width="5" height="2.4" rx="1.2" fill="${soft}"/>`

const dentistry: Glyph = ({ main, deep, soft }) => `
<path d="M24 12c-3-2.5-6.5-3.5-10-2.5-5 1.5-7.5 7-5.5 13 1.5 4.5 2.5 7 3 11 .5 4 1.5 7.5 4 7.5 3.5 0 2.5-11 8.5-11s5 11 8.5 11c2.5 0 3.5-3.5 4-7.5.5-4 1.5-6.5 3-11 2-6-.5-11.5-5.5-13-3.5-1-7 0-10 2.5z" fill="${white}" stroke="${main}" stroke-width="2.6" stroke-linejoin="round"/>
<path d="M13.5 14.5c-2 1.5-2.6 4.5-1.5 8" fill="none" stroke="${soft}" stroke-width="2.8" stroke-linecap="round"/>
<path d="M18 15.5c2 1.6 4 2.2 6.5 2" fill="none" stroke="${deep}" stroke-width="2.2" stroke-linecap="round"/>
<path d="M38.5 4.5 40 8l3.5 1.5L40 11l-1.5 3.5L37 11l-3.5-1.5L37 8z" fill="${gold}"/>`

const animals: Glyph = ({ main, deep, soft }) => `
<ellipse cx="10.5" cy="23" rx="4.3" ry="5.8" transform="rotate(-24 10.5 23)" fill="${main}"/>
<ellipse cx="18.8" cy="13.5" rx="4.4" ry="6.2" transform="rotate(-8 18.8 13.5)" fill="${main}"/>
<ellipse cx="29.2" cy="13.5" rx="4.4" ry="6.2" transform="rotate(8 29.2 13.5)" fill="${main}"/>
<ellipse cx="37.5" cy="23" rx="4.3" ry="5.8" transform="rotate(24 37.5 23)" fill="${main}"/>
<path d="M24 22.5c5.5 0 12 7.2 12 12.8 0 3.7-2.6 5.7-5.8 5.7-2.5 0-4-1.2-6.2-1.2s-3.7 1.2-6.2 1.2c-3.2 0-5.8-2-5.8-5.7 0-5.6 6.5-12.8 12-12.8z" fill="${deep}"/>
<path d="M24 36.5c-3-2-4.8-3.8-4.8-5.8 0-1.5 1.1-2.5 2.4-2.5 1 0 1.9.6 2.4 1.5.5-.9 1.4-1.5 2.4-1.5 1.3 0 2.4 1 2.4 2.5 0 2-1.8 3.8-4.8 5.8z" fill="${soft}"/>`

export const firstGlyphs: Record<string, Glyph> = {
  beauty,
  spa,
  fitness,
  'yoga-dance': yogaDance,
  medicine,
  dentistry,
  animals,
}
