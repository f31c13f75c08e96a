import { marked, type Token } from 'marked'
import { type Marks, readMarks } from './marks.ts'

/** A fenced block of a guide. */
export interface Block {
  line: number
  /** The first word after the fence; empty when there is none. */
  language: string
  text: string
  marks: Marks
}

export interface Guide {
  /** As in the repository, such as `docs/partner-guide.md`. */
  path: string
  blocks: Block[]
}

/** Finds the fenced blocks of a page, and the comments directly before them. */
export function readGuide(path: string, text: string): Guide {
  const blocks: Block[] = []
  let comments: string[] = []
  let line = 1
  const visit = (tokens: Token[]) => {
    for (const token of tokens) {
      const first = line
      if (token.type === 'list') {
        for (const item of token.items) {
          const start = line
          visit(item.tokens)
          line = start + countLines(item)
        }
      } else if (token.type === 'code') {
        const [language = ''] = (token.lang ?? '').split(/\s/)
        blocks.push({ line, language, text: token.text, marks: readMarks(comments) })
      }
      if (token.type === 'html') comments.push(token.text)
      else if (token.type !== 'space') comments = []
      line = first + countLines(token)
    }
  }
  visit(marked.lexer(text))
  return { path, blocks }
}

const countLines = ({ raw }: { raw: string }) => raw.split('\n').length - 1
