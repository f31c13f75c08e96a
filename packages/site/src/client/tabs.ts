import { createElement } from './create-element.ts'

const storageKey = 'foyer-docs-tab'

interface Box {
  tabs: { name: string; panel: HTMLElement; button: HTMLButtonElement }[]
}

/** Turns blocks that belong together into tabs. The choice holds for every box, and for later visits. */
export function setUpTabs(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('.tabs')].map(toBox)
  const choose = (wanted: string) => {
    for (const { tabs } of boxes) {
      const chosen = tabs.find(({ name }) => name === wanted) ?? tabs[0]
      for (const { panel, button } of tabs) {
        const isChosen = button === chosen?.button
        panel.hidden = !isChosen
        button.setAttribute('aria-selected', String(isChosen))
        button.tabIndex = isChosen ? 0 : -1
      }
    }
  }
  for (const { tabs } of boxes)
    tabs.forEach(({ name, button }, index) => {
      button.addEventListener('click', () => {
        const top = button.getBoundingClientRect().top
        choose(name)
        // The boxes above may have changed their height.
        window.scrollBy(0, button.getBoundingClientRect().top - top)
        localStorage.setItem(storageKey, name)
      })
      button.addEventListener('keydown', ({ key }) => {
        const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
        const next = tabs[(index + step + tabs.length) % tabs.length]
        if (step === 0 || !next) return
        next.button.click()
        next.button.focus()
      })
    })
  choose(localStorage.getItem(storageKey) ?? '')
}

function toBox(box: HTMLElement, place: number): Box {
  const list = createElement('div', { className: 'tab-list', role: 'tablist' })
  const tabs = [...box.querySelectorAll<HTMLElement>('.tab')].map((panel, index) => {
    const name = panel.dataset.tab ?? ''
    const button = createElement('button', { type: 'button', role: 'tab', textContent: name })
    panel.id = `tab-${place}-${index}`
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-label', name)
    button.setAttribute('aria-controls', panel.id)
    list.append(button)
    return { name, panel, button }
  })
  box.prepend(list)
  return { tabs }
}
