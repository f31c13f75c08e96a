import { createElement } from './create-element.ts'

const shownMs = 1500

export function addCopyButtons(): void {
  // The clipboard exists only on secure origins, which include this machine.
  if (!navigator.clipboard) return
  for (const block of document.querySelectorAll('.code')) {
    const button = createElement('button', { type: 'button', className: 'copy', textContent: 'Copy' })
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.querySelector('code')?.textContent?.trimEnd() ?? '')
      button.textContent = 'Copied'
      setTimeout(() => (button.textContent = 'Copy'), shownMs)
    })
    block.append(button)
  }
}
