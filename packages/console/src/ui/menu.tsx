import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { beginsWith } from '../texts/matching.ts'
import { CheckIcon } from './icons.tsx'
import { followAnchor, placePopover } from './place-popover.ts'

interface Titled {
  title: string
  icon?: ReactNode
  /** Shown at the end, such as a shortcut. */
  note?: ReactNode
  isDisabled?: boolean
}

type MenuItem =
  | (Titled & { onSelect(): void; kind?: 'danger' })
  | (Titled & { to: string })
  /** A link that leaves the console. */
  | (Titled & { href: string })
  /** Can be checked. The menu stays open. */
  | (Titled & { isChecked: boolean; onSelect(): void })
  /** One of several, of which one is chosen. */
  | (Titled & { isChosen: boolean; onSelect(): void })
  /** Names the items that follow. */
  | { heading: string }
  | 'line'

interface MenuProps {
  /** Names the list, and the button unless `children` says it. */
  label: string
  /** The words in `children` name the button. */
  isNamedByContent?: boolean
  items: readonly MenuItem[]
  align?: 'start' | 'end'
  className?: string
  /** The content of the button. */
  children?: ReactNode
}

/** A button that opens a list of actions (WAI-ARIA menu button). */
export function Menu({
  label,
  items,
  align = 'end',
  className,
  isNamedByContent = false,
  children,
}: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  useEffect(() => {
    if (!isOpen) return
    return followAnchor(() => {
      if (list.current && button.current) placePopover(list.current, button.current, { align })
    })
  }, [isOpen, align])
  const open = (which: 'first' | 'last') => {
    flushSync(() => setOpen(true))
    list.current?.showPopover()
    if (list.current && button.current) placePopover(list.current, button.current, { align })
    const found = itemsIn(list.current)
    ;(which === 'first' ? found[0] : found.at(-1))?.focus()
  }
  const close = () => {
    list.current?.hidePopover()
    button.current?.focus()
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className ?? 'button button-plain'}
        aria-label={children && !isNamedByContent ? label : undefined}
        title={children ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        popoverTarget={id}
        onClick={event => {
          event.preventDefault()
          if (isOpen) close()
          else open('first')
        }}
        onKeyDown={onButtonKey}
      >
        {children ?? label}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        className="menu"
        aria-label={label}
        onToggle={event => setOpen(event.newState === 'open')}
        onKeyDown={event => moveInMenu(event, close)}
      >
        {isOpen &&
          items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two locations may have the same title.
            <Item key={index} item={item} onDone={close} />
          ))}
      </div>
    </>
  )
}

/** Items that have a mark say whether it is set. */
function markOf(item: Exclude<MenuItem, 'line' | { heading: string }>) {
  if ('isChecked' in item) return { role: 'menuitemcheckbox', 'aria-checked': item.isChecked } as const
  if ('isChosen' in item) return { role: 'menuitemradio', 'aria-checked': item.isChosen } as const
  return undefined
}

function Item({ item, onDone }: { item: MenuItem; onDone(): void }) {
  if (item === 'line') return <hr />
  if ('heading' in item) return <p className="menu-heading">{item.heading}</p>
  const shared = { tabIndex: -1, className: 'menu-item', 'aria-disabled': item.isDisabled || undefined }
  const mark = markOf(item)
  const content = (
    <>
      {mark ? <span className="menu-check">{mark['aria-checked'] && <CheckIcon />}</span> : item.icon}
      <span className="menu-title" title={item.title}>
        {item.title}
      </span>
      {item.note && <span className="menu-note">{item.note}</span>}
    </>
  )
  if (item.isDisabled && ('to' in item || 'href' in item))
    return (
      // A link without an address leads nowhere, and can still be reached by the arrow keys.
      <a {...shared} role="menuitem">
        {content}
      </a>
    )
  if ('to' in item)
    return (
      <Link {...shared} role="menuitem" to={item.to} onClick={onDone}>
        {content}
      </Link>
    )
  if ('href' in item)
    return (
      <a {...shared} role="menuitem" href={item.href}>
        {content}
      </a>
    )
  const select = () => {
    if (item.isDisabled) return
    if (!('isChecked' in item)) onDone()
    item.onSelect()
  }
  return (
    <button
      {...shared}
      type="button"
      className={'kind' in item && item.kind === 'danger' ? 'menu-item menu-item-danger' : 'menu-item'}
      {...(mark ?? { role: 'menuitem' })}
      onClick={select}
    >
      {content}
    </button>
  )
}

const itemsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('.menu-item') ?? []),
]

/** Arrow keys, Home and End move; a letter goes to the next item that begins with it; Tab closes. */
function moveInMenu(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const found = itemsIn(event.currentTarget)
  const at = found.indexOf(document.activeElement as HTMLElement)
  const target = targetOf(event.key, found, at)
  if (event.key === 'Tab') close()
  else if (target) {
    event.preventDefault()
    event.stopPropagation()
    target.focus()
  }
}

function targetOf(key: string, found: HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return found[(at + 1) % found.length]
    case 'ArrowUp':
      return found.at(at <= 0 ? -1 : at - 1)
    case 'Home':
      return found[0]
    case 'End':
      return found.at(-1)
  }
  if (key.length !== 1 || key === ' ') return undefined
  const isNamed = (item: HTMLElement) => beginsWith(item.innerText, key)
  return [...found.slice(at + 1), ...found.slice(0, at)].find(isNamed)
}
