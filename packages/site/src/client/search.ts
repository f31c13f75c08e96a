import type { SearchEntry } from '../pages/search-entries.ts'
import { createElement } from './create-element.ts'
import { createFind, type Find } from './find.ts'

const { root = '', search: indexUrl = '' } = document.body.dataset

/** The search of the whole site: `/` or Ctrl-K opens it. Its index is loaded when it is opened first. */
export function setUpSearch(): void {
  const button = document.querySelector<HTMLButtonElement>('.search-button')
  const input = createElement('input', {
    type: 'text',
    placeholder: 'Search guides and API',
    autocomplete: 'off',
  })
  const status = createElement('p', { role: 'status' })
  const list = createElement('ul')
  const dialog = createElement('dialog', { className: 'search' }, input, status, list)
  input.setAttribute('aria-label', 'Search guides and API')
  document.body.append(dialog)

  let find: Find | undefined
  const show = () => {
    const query = input.value.trim()
    const found = query && find ? find(query) : []
    list.replaceChildren(...found.map(entry => toResult(entry, query)))
    list.querySelector('a')?.classList.add('is-active')
    status.textContent = statusOf(query, { isReady: find !== undefined, count: found.length })
  }
  const open = () => {
    if (!dialog.open) dialog.showModal()
    input.select()
    show()
    if (!find)
      loadFind().then(
        loaded => {
          find = loaded
          show()
        },
        () => (status.textContent = 'The search could not be loaded. Reload the page.'),
      )
  }
  input.addEventListener('input', show)
  dialog.addEventListener('keydown', event => moveBy(event, list))
  dialog.addEventListener('click', ({ target }) => {
    // A click beside the dialog, or on a result of the same page, closes it.
    if (target === dialog || (target as Element).closest('a')) dialog.close()
  })
  document.addEventListener('keydown', event => {
    // A dialog that was closed just now may still have the focus.
    const isTyping =
      (event.target as Element).matches('input, textarea, select') && (event.target !== input || dialog.open)
    const isWanted =
      (event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey))
    if (!isWanted) return
    event.preventDefault()
    open()
  })
  if (!button) return
  button.hidden = false
  button.addEventListener('click', open)
}

async function loadFind(): Promise<Find> {
  const response = await fetch(indexUrl)
  if (!response.ok) throw new Error(`The index answered ${response.status}.`)
  return createFind((await response.json()) as SearchEntry[])
}

function statusOf(query: string, { isReady, count }: { isReady: boolean; count: number }): string {
  if (!isReady) return 'Loading …'
  if (query === '') return 'Guides, operations, errors, settings and decisions.'
  if (count === 0) return `Nothing found for “${query}”.`
  return count === 1 ? '1 result' : `${count} results`
}

function moveBy(event: KeyboardEvent, list: HTMLElement): void {
  const links = [...list.querySelectorAll('a')]
  const active = links.findIndex(link => link.classList.contains('is-active'))
  if (event.key === 'Enter') {
    event.preventDefault()
    links[active]?.click()
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const next = links[active + step]
  if (step === 0 || !next) return
  event.preventDefault()
  links[active]?.classList.remove('is-active')
  next.classList.add('is-active')
  next.scrollIntoView({ block: 'nearest' })
}

const kinds: Record<SearchEntry['kind'], string> = {
  guide: 'Guide',
  api: 'API',
  reference: 'Reference',
  decision: 'Decision',
}

function toResult({ kind, url, page, title, call, text }: SearchEntry, query: string): HTMLElement {
  const place = page === title ? kinds[kind] : `${kinds[kind]} · ${page}`
  return createElement(
    'li',
    {},
    createElement(
      'a',
      { href: root + url },
      createElement(
        'span',
        { className: 'result-title' },
        createElement('span', {}, ...marked(title, query)),
        createElement('small', {}, place),
      ),
      ...(call ? [createElement('span', { className: 'result-call' }, call)] : []),
      createElement('span', { className: 'result-text' }, ...marked(excerptOf(text, query), query)),
    ),
  )
}

const wordsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The text from shortly before the first word that was looked for. */
function excerptOf(text: string, query: string): string {
  const places = wordsOf(query)
    .map(word => text.toLowerCase().indexOf(word))
    .filter(place => place >= 0)
  const start = places.length > 0 ? Math.min(...places) : 0
  if (start < 60) return text.slice(0, 200)
  return `… ${text.slice(text.indexOf(' ', start - 50) + 1, start + 160)}`
}

function marked(text: string, query: string): (Node | string)[] {
  const words = wordsOf(query)
  if (words.length === 0) return [text]
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'iu'))
  return parts.map((part, index) => (index % 2 === 1 ? createElement('mark', {}, part) : part))
}
