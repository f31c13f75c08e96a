import type { ReactNode } from 'react'
import { isSameName } from '../texts/matching.ts'
import { type FindItems, useOptions } from './use-options.ts'

export interface ComboboxFieldProps<Item> {
  label: string
  /** The name of the field in a form, which gets the key of what is chosen. */
  name: string
  hint?: ReactNode
  placeholder?: string
  isOptional?: boolean
  isDisabled?: boolean
  find: FindItems<Item>
  itemKey(item: Item): string | number
  itemTitle(item: Item): string
  /** Shown below the title in the list, such as a phone number. */
  itemNote?(item: Item): ReactNode
  /** Offers to create an item of the typed name. A failure is said, and leaves the choice as it was. */
  create?(text: string): Promise<Item>
}

export type Option<Item> = { kind: 'item'; item: Item } | { kind: 'create'; text: string }

/** What the list offers for a text: the items that were found, and last to create one of this name. */
export function useComboboxOptions<Item>(
  { find, create, itemTitle }: ComboboxFieldProps<Item>,
  search: string,
  isOpen: boolean,
): { options: Option<Item>[]; status: 'searching' | 'found' | 'failed' } {
  const { status, items } = useOptions({ find, titleOf: itemTitle, text: search, isOpen })
  const text = search.trim()
  const hasName = items.some(item => isSameName(itemTitle(item), text))
  const options: Option<Item>[] = items.map(item => ({ kind: 'item', item }))
  if (create && text !== '' && status === 'found' && !hasName) options.push({ kind: 'create', text })
  return { options, status }
}
