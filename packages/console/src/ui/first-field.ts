const fields = ['input:not([type="hidden"])', 'select', 'textarea']
  .map(tag => `form ${tag}:enabled`)
  .join(', ')

/** The first field of the forms in this part of the page; of radio buttons the one that is chosen. */
export function firstFieldIn(within: ParentNode): HTMLElement | undefined {
  const shown = [...within.querySelectorAll<HTMLInputElement>(fields)].filter(field =>
    field.checkVisibility(),
  )
  const [first] = shown
  if (first?.type !== 'radio') return first
  return shown.find(({ name, checked }) => name === first.name && checked) ?? first
}
