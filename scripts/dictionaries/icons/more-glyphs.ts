import type { Glyph } from './glyphs.ts'
import { gold, ink, white } from './palette.ts'

const education: Glyph = ({ main, deep, soft }) => `
<path d="M12 22v11c0 3.5 5.5 6 12 6s12-2.5 12-6V22z" fill="${deep}"/>
<path d="M12 22v5.5c0 3.5 5.5 6 12 6s12-2.5 12-6V22z" fill="${ink}" opacity=".25"/>
<path d="M24 8 45 18.5 24 29 3 18.5z" fill="${main}"/>
<path d="M24 12.5 36 18.5 24 24.5l-12-6z" fill="${soft}" opacity=".55"/>
<path d="M24 18.5 40.5 22v11" fill="none" stroke="${gold}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M38 33h5l1 7.5h-7z" fill="${gold}"/>`

const auto: Glyph = ({ main, deep, soft }) => `
<path d="M12 22 15.5 13.5c.7-1.6 2-2.5 3.7-2.5h9.6c1.7 0 3 .9 3.7 2.5L36 22z" fill="${deep}"/>
<path d="M15.5 21.5 18 15.3c.3-.8.9-1.3 1.8-1.3H23v7.5zM25 21.5V14h3.2c.9 0 1.5.5 1.8 1.3l2.5 6.2z" fill="${soft}"/>
<path d="M5 27.5c0-3 2-5.5 5-5.5h28c3 0 5 2.5 5 5.5V35H5z" fill="${main}"/>
<rect x="8" y="33" width="8" height="8" rx="2.5" fill="${ink}"/>
<rect x="32" y="33" width="8" height="8" rx="2.5" fill="${ink}"/>
<rect x="4" y="32.5" width="40" height="4" rx="2" fill="${deep}"/>
<circle cx="11.5" cy="27.5" r="2.8" fill="${gold}"/>
<circle cx="36.5" cy="27.5" r="2.8" fill="${gold}"/>
<rect x="18.5" y="26.2" width="11" height="2.6" rx="1.3" fill="${white}" opacity=".85"/>`

const photo: Glyph = ({ main, deep, soft }) => `
<path d="M16 14.5 18.5 9h11l2.5 5.5z" fill="${ink}"/>
<rect x="4.5" y="13" width="39" height="27" rx="5" fill="${main}"/>
<rect x="4.5" y="18" width="39" height="4" fill="${deep}" opacity=".55"/>
<circle cx="24" cy="26.5" r="10.5" fill="${white}"/>
<circle cx="24" cy="26.5" r="7.8" fill="${ink}"/>
<circle cx="24" cy="26.5" r="4.6" fill="${deep}"/>
<circle cx="21.6" cy="24" r="1.7" fill="${white}"/>
<rect x="36" y="15" width="5" height="2.2" rx="1.1" fill="${soft}"/>
<rect x="8" y="11" width="6" height="2.5" rx="1" fill="${gold}"/>`

const tattoo: Glyph = ({ main, deep, soft }) => `
<path d="M24 41C13 33.5 7 26.5 7 18.5 7 12.5 11.3 8.5 16.2 8.5c3.2 0 6.1 1.7 7.8 4.5 1.7-2.8 4.6-4.5 7.8-4.5 4.9 0 9.2 4 9.2 10C41 26.5 35 33.5 24 41z" fill="${main}"/>
<path d="M24 41C35 33.5 41 26.5 41 18.5c0-5-3-8.6-6.8-9.7C36 20 33 31 24 41z" fill="${deep}" opacity=".6"/>
<path d="M12.5 16c.5-1.8 1.7-3 3.4-3.3" fill="none" stroke="${white}" stroke-width="2.2" stroke-linecap="round"/>
<path d="M3 21.5 9 20v9.5l-6 2 2-5zM45 21.5 39 20v9.5l6 2-2-5z" fill="${ink}"/>
<path d="M7 19.5c11 4.5 23 4.5 34 0v9c-11 4.5-23 4.5-34 0z" fill="${gold}"/>
<path d="M14 25.3c6.6 1.5 13.4 1.5 20 0" fill="none" stroke="${ink}" stroke-width="1.8" stroke-linecap="round" stroke-dasharray="3 3"/>
<circle cx="39.5" cy="8" r="2" fill="${soft}"/>`

const home: Glyph = ({ main, deep, soft }) => `
<path d="M12 10.5h10.5c3.5 0 6 1.5 7 4.5h-4.5l-1 3.5H13z" fill="${ink}"/>
<rect x="14" y="18" width="9" height="5" fill="${soft}"/>
<path d="M13 22h11c3.5 2 5 5 5 9v8c0 1.7-1.3 3-3 3H11c-1.7 0-3-1.3-3-3v-8c0-4 1.5-7 5-9z" fill="${main}"/>
<rect x="11.5" y="29" width="14" height="8" rx="2" fill="${white}"/>
<path d="M18.5 30.2l.9 1.9 1.9.9-1.9.9-.9 1.9-.9-1.9-1.9-.9 1.9-.9z" fill="${gold}"/>
<path d="M29 20.5l-3.2 2.2" stroke="${deep}" stroke-width="2.2" stroke-linecap="round"/>
<circle cx="35.5" cy="12.5" r="3.6" fill="${soft}" stroke="${deep}" stroke-width="1.8"/>
<circle cx="41" cy="20.5" r="2.2" fill="${soft}" stroke="${deep}" stroke-width="1.6"/>
<path d="M41.5 27.5a4.8 4.8 0 0 0-7.3 4.1c0 1.6.8 3 2 3.9V42h5.4v-6.5a4.8 4.8 0 0 0-.1-8v4.3l-2.6 1.3-2.4-1.3v-4.3" fill="${deep}"/>`

const consulting: Glyph = ({ main, deep, soft }) => `
<rect x="22.4" y="9" width="3.2" height="30" fill="${ink}"/>
<rect x="14" y="38" width="20" height="4" rx="2" fill="${deep}"/>
<circle cx="24" cy="9" r="3.2" fill="${gold}"/>
<path d="M8 14.5c6-2.5 10 1.5 16 0s10-2.5 16 0" fill="none" stroke="${deep}" stroke-width="3" stroke-linecap="round"/>
<path d="M10 15 4.5 28M10 15l5.5 13M38 15l-5.5 13M38 15l5.5 13" stroke="${ink}" stroke-width="1.5"/>
<path d="M3 27.5h14c0 4-3 6.5-7 6.5s-7-2.5-7-6.5z" fill="${main}"/>
<path d="M31 27.5h14c0 4-3 6.5-7 6.5s-7-2.5-7-6.5z" fill="${main}"/>
<path d="M5 27.5h10v1.8H5zM33 27.5h10v1.8H33z" fill="${soft}"/>`

const rental: Glyph = ({ main, deep, soft }) => `
<circle cx="12" cy="31" r="8.5" fill="${soft}" stroke="${ink}" stroke-width="2.6"/>
<circle cx="36" cy="31" r="8.5" fill="${soft}" stroke="${ink}" stroke-width="2.6"/>
<path d="M12 31 18.5 17.5H32L23.5 31z" fill="none" stroke="${main}" stroke-width="3" stroke-linejoin="round"/>
<path d="M36 31 31 12.5h5" fill="none" stroke="${main}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M23.5 31 17 13.5" stroke="${main}" stroke-width="3" stroke-linecap="round"/>
<path d="M12.5 12.5h8.5" stroke="${deep}" stroke-width="3.6" stroke-linecap="round"/>
<circle cx="23.5" cy="31" r="3" fill="${gold}"/>
<circle cx="12" cy="31" r="1.8" fill="${deep}"/>
<circle cx="36" cy="31" r="1.8" fill="${deep}"/>`

export const moreGlyphs: Record<string, Glyph> = { education, auto, photo, tattoo, home, consulting, rental }
