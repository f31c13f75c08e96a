import highlighter from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import json from 'highlight.js/lib/languages/json'
import typescript from 'highlight.js/lib/languages/typescript'
import { anchors, toPlain } from './pages/headings.ts'

highlighter.registerLanguage('sh', bash)
highlighter.registerLanguage('json', json)
highlighter.registerLanguage('ts', typescript)
highlighter.registerLanguage('js', typescript)

interface Token {
  type: string
  tag: string
  content: string
  info: string
  attrGet(name: string): string | null
  attrSet(name: string, value: string): void
  children: Token[] | null
}

type Render = (tokens: Token[], index: number) => string

/** The part of markdown-it that is used here; it comes with Eleventy. */
export interface MarkdownLibrary {
  set(options: object): MarkdownLibrary
  core: { ruler: { push(name: string, rule: (state: { tokens: Token[] }) => void): void } }
  renderer: { rules: Record<string, Render | undefined> }
}

/** Anchors as on GitHub, links to pages of the site, coloured code, and tabs. No HTML passes. */
export function setUpMarkdown(library: MarkdownLibrary): void {
  library.set({ html: false, linkify: false })
  library.core.ruler.push('anchors', ({ tokens }) => {
    const toAnchor = anchors()
    tokens.forEach((token, index) => {
      if (token.type === 'heading_open')
        token.attrSet('id', toAnchor(toPlain(tokens[index + 1]?.content ?? '')))
    })
  })
  library.core.ruler.push('links', ({ tokens }) => {
    for (const { children } of tokens)
      for (const child of children ?? [])
        if (child.type === 'link_open') child.attrSet('href', toHtmlLink(child.attrGet('href') ?? ''))
  })
  library.renderer.rules.fence = renderFence
  library.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>\n'
  library.renderer.rules.table_close = () => '</table></div>\n'
}

const toHtmlLink = (target: string): string =>
  /^https?:/.test(target) ? target : target.replace(/\.md(?=#|$)/, '.html')

const tabOf = (token: Token | undefined): string | undefined =>
  token?.type === 'fence' ? /\btab=(\S+)/.exec(token.info)?.[1] : undefined

const renderFence: Render = (tokens, index) => {
  const token = tokens[index]
  if (!token) return ''
  const [language = ''] = token.info.trim().split(/\s+/)
  const code = highlighter.getLanguage(language)
    ? highlighter.highlight(token.content, { language }).value
    : toText(token.content)
  const block = `<pre tabindex="0"><code class="language-${toText(language || 'text')}">${code}</code></pre>\n`
  const tab = tabOf(token)
  if (!tab) return `<div class="code">${block}</div>\n`
  const opens = tabOf(tokens[index - 1]) ? '' : '<div class="tabs">\n'
  const closes = tabOf(tokens[index + 1]) ? '' : '</div>\n'
  return `${opens}<div class="code tab" data-tab="${toText(tab)}"><p class="tab-name">${toText(tab)}</p>${block}</div>\n${closes}`
}

const toText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
