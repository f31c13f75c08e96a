import { listDocuments, readDocument } from '../documents/read-document.ts'

/** A part of a guide, with the headings above it. */
export interface Section {
  guide: string
  heading: string
  text: string
}

/** Splits a page of Markdown at its headings; what looks like one in a block of code is none. */
function splitSections(guide: string, page: string): Section[] {
  const sections: Section[] = []
  const path: string[] = []
  let isCode = false
  for (const line of page.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode
    const [, marks = '', title = ''] = (!isCode && /^(#{1,4}) (.+)$/.exec(line)) || []
    if (marks) {
      path.splice(marks.length - 1, path.length, title)
      sections.push({ guide, heading: path.filter(Boolean).join(' › '), text: '' })
    } else {
      const last = sections.at(-1)
      if (last) last.text += `${line}\n`
    }
  }
  return sections.filter(({ text }) => text.trim() !== '')
}

export async function readSections(): Promise<Section[]> {
  const pages = (await listDocuments()).map(async guide => splitSections(guide, await readDocument(guide)))
  return (await Promise.all(pages)).flat()
}
