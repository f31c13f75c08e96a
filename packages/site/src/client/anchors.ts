import { createElement } from './create-element.ts'

/** A link to each heading, to copy. */
export function addAnchors(): void {
  for (const heading of document.querySelectorAll('article :is(h2, h3, h4)[id]')) {
    const link = createElement('a', { className: 'anchor', href: `#${heading.id}`, textContent: '#' })
    link.setAttribute('aria-label', `Link to ${heading.textContent}`)
    heading.append(link)
  }
}
