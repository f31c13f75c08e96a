/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

type HtmlPart = string | number | Html | Html[] | undefined

/** Builds HTML, and escapes every value that is not HTML already. */
export const html = (pieces: TemplateStringsArray, ...parts: HtmlPart[]): Html =>
  new Html(pieces.map((piece, index) => piece + render(parts[index])).join(''))

function render(part: HtmlPart): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(render).join('')
  return String(part).replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
