export type PageKind = 'guide' | 'api' | 'reference' | 'decision'

export interface Page {
  kind: PageKind
  /** Its path in the site, without an ending: `v3-guide`, `api/general/clients`. */
  path: string
  title: string
  /** Its name in the navigation. */
  shortTitle: string
  about: string
  /** Links lead to other Markdown files of the site. */
  markdown: string
}

/** The text of the first heading. */
export const titleOf = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1] ?? ''
