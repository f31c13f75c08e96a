import '../../ui/combobox.css'
import { useCombobox } from 'downshift'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { useModalDialog } from '../../ui/modal-dialogs.ts'
import { useReturnFocus } from '../../ui/use-return-focus.ts'
import { type Command, findCommands } from './command.ts'
import { Keys } from './keys.tsx'
import { useBusinessCommands } from './use-business.tsx'
import { useActionCommands, usePageCommands } from './use-commands.tsx'
import { useApplicationCommands, useFound } from './use-found.tsx'
import { useEndpointCommands, usePartnerCommands } from './use-partner-commands.tsx'

interface PaletteProps {
  onShortcuts(): void
  onClose(): void
}

const groups = [
  'clients',
  'deliveries',
  'requests',
  'pages',
  'actions',
  'team',
  'services',
  'products',
  'applications',
  'endpoints',
] as const
const maxEach = 8

/** Finds pages, clients, deliveries and actions by typing. */
export function Palette({ onShortcuts, onClose }: PaletteProps) {
  const t = useTexts('shell')
  const own = useTexts('palette')
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const { items, isSearching } = useMatches(text, onShortcuts)
  useReturnFocus()
  useModalDialog(dialog)
  const choose = (command: Command) => {
    onClose()
    if (command.to) void navigate(command.to)
    else command.run?.()
  }
  const box = useCombobox<Command>({
    items,
    inputValue: text,
    isOpen: true,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: () => text,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
    stateReducer: (before, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: before.selectedItem }
        : changes,
  })
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={t.search}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={event => event.key === 'Escape' && onClose()}
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      <div className="palette-input">
        <SearchIcon />
        <input
          {...box.getInputProps({
            placeholder: own.searchHint,
            'aria-label': t.search,
            onChange: event => setText(event.currentTarget.value),
          })}
          aria-labelledby={undefined}
          {...(items.length === 0 && { 'aria-activedescendant': undefined })}
        />
        <kbd>Esc</kbd>
      </div>
      <div
        {...box.getMenuProps({ 'aria-label': t.search })}
        aria-labelledby={undefined}
        className="palette-list"
      >
        {items.map((command, index) => (
          <div key={command.id} role="presentation">
            {command.group !== items[index - 1]?.group && (
              <p className="menu-heading" role="presentation">
                {own.paletteGroups[command.group]}
              </p>
            )}
            <div
              {...box.getItemProps({ item: command, index })}
              role="option"
              tabIndex={-1}
              aria-selected={index === box.highlightedIndex}
              className={index === box.highlightedIndex ? 'option option-active' : 'option'}
            >
              {command.icon}
              <span className="palette-title">{command.title}</span>
              {command.note && <span className="palette-note">{command.note}</span>}
              {command.keys && <Keys keys={command.keys} />}
            </div>
          </div>
        ))}
        {items.length === 0 && (
          <div
            role="option"
            aria-selected="false"
            aria-disabled="true"
            tabIndex={-1}
            className="option option-none"
          >
            {isSearching ? own.searchingEverywhere : own.nothingFound}
          </div>
        )}
      </div>
    </dialog>
  )
}

/** In the order of the groups, and not too many of each. */
function useMatches(text: string, onShortcuts: () => void) {
  const places = [...usePageCommands(), ...useActionCommands(onShortcuts)]
  const things = [
    ...usePartnerCommands(),
    ...useBusinessCommands(),
    ...useApplicationCommands(),
    ...useEndpointCommands(),
  ]
  const found = useFound(text)
  // Things are many, and each is found by its name.
  const known = text.trim() === '' ? places : [...places, ...things]
  const matches = [...found.commands, ...findCommands(known, text)]
  const items = groups.flatMap(group =>
    matches.filter(command => command.group === group).slice(0, maxOf(text)),
  )
  return { items, isSearching: found.isSearching }
}

/** Before anything is typed, all pages are shown. */
const maxOf = (text: string) => (text.trim() === '' ? 30 : maxEach)
