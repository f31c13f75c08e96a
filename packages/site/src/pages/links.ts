import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { headingsIn } from './headings.ts'
import type { Page } from './page.ts'

const link = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g
const code = /```[\s\S]*?^\s*```|`[^`\n]+`/gm

export interface SourceFile {
  /** In the repository: `docs/v3-guide.md`. */
  file: string
  markdown: string
}

/**
 * Turns the links of a file of the repository into links of the site. What the site does not have stays as text. Returns
 * the links that lead nowhere, too.
 */
export function toSiteLinks(
  { file, markdown }: SourceFile,
  { root, pathOf, from }: { root: string; pathOf: ReadonlyMap<string, string>; from: string },
): { markdown: string; dead: string[] } {
  const dead: string[] = []
  const replace = (whole: string, image: string, text: string, target: string): string => {
    if (/^(https?:|mailto:|#)/.test(target)) return whole
    const [path = '', anchor] = target.split('#')
    const inRepository = posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, '')
    const page = pathOf.get(inRepository) ?? pathOf.get(`${inRepository}/README.md`)
    if (page) return `[${text}](${relative(from, `${page}.md`)}${anchor ? `#${anchor}` : ''})`
    if (!existsSync(join(root, inRepository))) dead.push(`${file} links to ${target}, which does not exist.`)
    if (inRepository.startsWith('docs/images/'))
      return `${image}[${text}](${relative(from, inRepository.slice(5))})`
    return text
  }
  return { markdown: outsideCode(markdown, text => text.replaceAll(link, replace)), dead }
}

/** The links between pages of the site that lead nowhere, anchors included. */
export function findDeadLinks(pages: Page[]): string[] {
  const known = new Map(
    pages.map(({ path, markdown }) => [path, new Set(headingsIn(markdown).map(({ anchor }) => anchor))]),
  )
  return pages.flatMap(({ path, markdown }) => {
    const dead: string[] = []
    outsideCode(markdown, text => {
      for (const [, , , target = ''] of text.matchAll(link)) {
        if (/^(https?:|mailto:|\/)/.test(target) || target.includes('images/')) continue
        const [file = '', anchor] = target.split('#')
        const other = file ? posix.join(posix.dirname(path), file).replace(/\.md$/, '') : path
        const found = known.get(other)
        if (!found || (anchor && !found.has(anchor)))
          dead.push(`${path} links to ${target}, which does not exist.`)
      }
      return text
    })
    return dead
  })
}

const relative = (from: string, to: string): string => posix.relative(posix.dirname(from), to)

function outsideCode(markdown: string, change: (text: string) => string): string {
  const kept: string[] = []
  // A link may have code in its text, so code is taken out and put back.
  const masked = markdown.replaceAll(code, found => `\u0000${kept.push(found) - 1}\u0000`)
  return change(masked).replaceAll(/\u0000(\d+)\u0000/g, (_whole, index: string) => kept[Number(index)] ?? '')
}
