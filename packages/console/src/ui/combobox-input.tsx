import './combobox.css'
import { useCombobox } from 'downshift'
import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react'
import { isSameName } from '../texts/matching.ts'
import { useTexts } from '../texts/use-texts.ts'
import { type ComboboxFieldProps, type Option, useComboboxOptions } from './combobox-options.ts'
import { useFormState } from './form.tsx'
import { CheckIcon, PlusIcon } from './icons.tsx'
import { followAnchor, placePopover } from './place-popover.ts'
import { useToast } from './toast.tsx'

interface ComboboxInputProps<Item> extends ComboboxFieldProps<Item> {
  attributes: InputHTMLAttributes<HTMLInputElement> & { id: string }
  text: string
  /** What to search for: empty while the text is the title of what is chosen, and nobody has typed it. */
  search: string
  staysOpen?: boolean
  /** Why the form can't be sent with this text; empty if it can. */
  validity: string
  isChosen(item: Item): boolean
  onText(text: string): void
  onChoose(item: Item): void
  onLeave(): void
  /** The form was to be sent, and `validity` said no. */
  onInvalid(): void
  onBackspace?(): void
}

const { stateChangeTypes } = useCombobox

/** The input of a combobox and its list. */
export function ComboboxInput<Item>(props: ComboboxInputProps<Item>) {
  const t = useTexts('ui')
  const say = useToast()
  const { attributes, text, search, staysOpen = false, isChosen, onText, onChoose, onLeave } = props
  const [isOpen, setOpen] = useState(false)
  const { options: found, status } = useComboboxOptions(props, search, isOpen)
  const isNamed = (option: Option<Item>) =>
    option.kind === 'item' && isChosen(option.item) && isSameName(props.itemTitle(option.item), search)
  // Whoever types the name of what is chosen means that, and nobody else of this name.
  const options = staysOpen ? found : [...found.filter(isNamed), ...found.filter(one => !isNamed(one))]
  const { holdFor } = useFormState()
  const choose = (option: Option<Item>) =>
    option.kind === 'item' ? onChoose(option.item) : holdFor(create(option.text))
  // The form may have changed by the time of the answer: an older function would bring back what it was.
  const latest = useRef(onChoose)
  latest.current = onChoose
  const isCreating = useRef(false)
  const create = async (name: string) => {
    isCreating.current = true
    try {
      const created = await props.create?.(name)
      if (created !== undefined) latest.current(created)
    } catch (error) {
      say((error as Error).message, { kind: 'error' })
    } finally {
      isCreating.current = false
    }
  }
  const box = useCombobox<Option<Item>>({
    items: options,
    inputId: attributes.id,
    inputValue: text,
    isOpen,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: () => text,
    onIsOpenChange: changes => setOpen(changes.isOpen),
    // The handlers below choose. The library may report one choice twice, and a second one takes the first back.
    stateReducer: (before, { type, changes }) => {
      const isChoice = type === stateChangeTypes.ItemClick || type === stateChangeTypes.InputKeyDownEnter
      const { selectedItem } = before
      return isChoice && staysOpen ? { ...changes, selectedItem, isOpen: true } : { ...changes, selectedItem }
    },
  })
  const chooseHighlighted = () => {
    const option = options[box.highlightedIndex]
    if (isOpen && option) choose(option)
  }
  /** Alt and the upper arrow close the list with what is highlighted; unlike Enter they take no choice back. */
  const keepHighlighted = () => {
    const option = options[box.highlightedIndex]
    const isKept = staysOpen && option?.kind === 'item' && isChosen(option.item)
    if (!isKept) chooseHighlighted()
  }
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(props.validity), [props.validity])
  const { anchor, list } = usePlacedList(isOpen, options.length)
  return (
    <div ref={anchor} className="combobox-box">
      <input
        {...attributes}
        {...box.getInputProps({
          disabled: props.isDisabled,
          placeholder: props.placeholder,
          // At once: a text that follows later would move the cursor, and Enter may come before the list is open.
          onChange: event => {
            onText(event.currentTarget.value)
            setOpen(true)
          },
          onBlur: event => {
            // The library overlooks it when the list is just about to open, and would take the focus back.
            if (event.relatedTarget) setOpen(false)
            // A complaint about what is being created would be wrong, and move the button that is just being clicked.
            if (!isCreating.current) onLeave()
          },
          onInvalid: props.onInvalid,
          ref: input,
          onKeyDown: event => {
            if (event.key === 'Backspace' && text === '') props.onBackspace?.()
            // An Enter that ends the composition of a character chooses nothing.
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) chooseHighlighted()
            if (event.key === 'ArrowUp' && event.altKey) keepHighlighted()
            if (event.key !== 'Escape') return
            // Escape closes the list, and not the dialog around it; without a list it is left to the dialog.
            if (isOpen) event.stopPropagation()
            else Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
          },
        })}
        {...(options.length === 0 && { 'aria-activedescendant': undefined })}
        aria-labelledby={undefined}
        name={undefined}
      />
      <div
        {...box.getMenuProps({ ref: list, 'aria-label': t.matches })}
        aria-labelledby={undefined}
        popover="manual"
        className="menu combobox-list"
      >
        {isOpen &&
          options.map((option, index) => (
            <div
              key={option.kind === 'item' ? props.itemKey(option.item) : 'create'}
              {...box.getItemProps({ item: option, index, onClick: () => choose(option) })}
              role="option"
              tabIndex={-1}
              className={index === box.highlightedIndex ? 'option option-active' : 'option'}
              aria-selected={option.kind === 'item' && isChosen(option.item)}
            >
              {option.kind === 'create' ? (
                <>
                  <PlusIcon />
                  <span className="option-text">{t.createNamed(option.text)}</span>
                </>
              ) : (
                <>
                  <span className="option-text">
                    <span>{props.itemTitle(option.item)}</span>
                    {props.itemNote && <span className="option-note">{props.itemNote(option.item)}</span>}
                  </span>
                  {isChosen(option.item) && <CheckIcon />}
                </>
              )}
            </div>
          ))}
        {isOpen && options.length === 0 && (
          <div
            role="option"
            aria-disabled="true"
            aria-selected="false"
            tabIndex={-1}
            className="option option-none"
          >
            {{ searching: t.searching, found: t.noMatches, failed: t.searchFailed }[status]}
          </div>
        )}
      </div>
    </div>
  )
}

/** The list is in the top layer, so that no dialog and no table cuts it off. */
function usePlacedList(isOpen: boolean, length: number) {
  const anchor = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list may need another place.
  useEffect(() => {
    const [element, input] = [list.current, anchor.current?.closest('.combobox-many') ?? anchor.current]
    if (!isOpen || !element || !input) return
    // A list of several stays open, and a click on what sends the form must not choose once more.
    const keepFree = input.closest('form')?.querySelector('[type="submit"]')
    const place = () => placePopover(element, input, { isAsWide: true, keepFree })
    if (!element.matches(':popover-open')) element.showPopover()
    place()
    return followAnchor(place)
  }, [isOpen, length])
  useEffect(() => {
    if (!isOpen && list.current?.matches(':popover-open')) list.current.hidePopover()
  }, [isOpen])
  return { anchor, list }
}
