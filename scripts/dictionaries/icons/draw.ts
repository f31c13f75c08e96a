import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import groups from '../../../packages/server/src/features/locations/dictionaries/data/business-groups.json' with {
  type: 'json',
}
import { firstGlyphs, type Glyph } from './glyphs.ts'
import { moreGlyphs } from './more-glyphs.ts'
import { gold, type Palette, palettes, white } from './palette.ts'

const assets = new URL('../../../packages/server/assets/business-groups/', import.meta.url)
const glyphs: Record<string, Glyph> = { ...firstGlyphs, ...moreGlyphs }

interface Drawing {
  title: string
  glyph: Glyph
  palette: Palette
  position: number
}

for (const [position, { title, image }] of groups.entries()) {
  const name = basename(image, '.svg')
  const glyph = glyphs[name]
  const palette = palettes[name]
  if (!glyph || !palette) throw new Error(`No drawing or no palette for ${name}`)
  const drawing = { title, glyph, palette, position }
  writeFileSync(new URL(`${name}.svg`, assets), tile(drawing))
  writeFileSync(new URL(`${name}-small.svg`, assets), icon(drawing))
}

function icon({ title, glyph, palette }: Drawing): string {
  const back = `\n<rect width="48" height="48" rx="12" fill="${palette.paper}"/>`
  return svg(
    48,
    48,
    `<title>${title}</title>${back}\n<g transform="translate(4.8 4.8) scale(.8)">${glyph(palette)}\n</g>`,
  )
}

function tile({ title, glyph, palette, position }: Drawing): string {
  const side = position % 2 === 0 ? 1 : -1
  const scenery = `
<rect width="240" height="160" fill="${palette.paper}"/>
<circle cx="${120 + 78 * side}" cy="28" r="58" fill="${palette.soft}" opacity=".45"/>
<path d="M0 118c46-22 84 6 128-6s76-18 112-4v52H0z" fill="${palette.soft}" opacity=".7"/>
<ellipse cx="120" cy="137" rx="52" ry="6" fill="${palette.deep}" opacity=".22"/>
<circle cx="120" cy="78" r="58" fill="${white}"/>
<circle cx="${120 - 86 * side}" cy="36" r="7" fill="none" stroke="${palette.main}" stroke-width="3"/>
<circle cx="${120 - 66 * side}" cy="62" r="3.5" fill="${gold}"/>
<path d="M${120 + 84 * side} 78v14M${120 + 84 * side - 7} 85h14" stroke="${palette.main}" stroke-width="3" stroke-linecap="round"/>
<circle cx="${120 + 72 * side}" cy="112" r="4" fill="${palette.deep}" opacity=".5"/>`
  return svg(
    240,
    160,
    `<title>${title}</title>${scenery}\n<g transform="translate(79.2 37.2) scale(1.7)">${glyph(palette)}\n</g>`,
  )
}

function svg(width: number, height: number, content: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content.trimEnd()}\n</svg>\n`
}
