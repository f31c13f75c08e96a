/** On narrow screens, the menu opens over the page. Without scripts, its link leads to the end of the page. */
export function setUpMenu(): void {
  const side = document.querySelector('.side')
  document.querySelector('.menu-link')?.addEventListener('click', event => {
    event.preventDefault()
    side?.classList.toggle('is-open')
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') side?.classList.remove('is-open')
  })
  side?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
}
