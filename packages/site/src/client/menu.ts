/** On narrow screens, the menu opens over the page. Without scripts, its link leads to the end of the page. */
export function setUpMenu(): void {
  const side = document.querySelector<HTMLElement>('.side')
  document.querySelector('.menu-link')?.addEventListener('click', event => {
    event.preventDefault()
    side?.classList.toggle('is-open')
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') side?.classList.remove('is-open')
  })
  // Scrolls the menu alone: on narrow screens it stands below the page, which must stay at its beginning.
  const current = side?.querySelector<HTMLElement>('[aria-current]')
  if (side && current) side.scrollTop = current.offsetTop - side.clientHeight / 2
}
