import { useRef, useState } from 'react'
import { Chip } from './chip.tsx'
import { ComboboxInput } from './combobox-input.tsx'
import type { ComboboxFieldProps } from './combobox-options.ts'
import { FieldLabel, useField } from './field.tsx'
import { useUnchosen } from './use-unchosen.ts'

interface MultiComboboxProps<Item> extends ComboboxFieldProps<Item> {
  value: readonly Item[]
  onChange(items: NoInfer<Item>[]): void
}

/** A field that finds several items by their names. Backspace in the empty field removes the last one. */
export function MultiCombobox<Item>({ value, onChange, ...props }: MultiComboboxProps<Item>) {
  const { label, name, hint, isOptional = false, isDisabled, itemKey, itemTitle } = props
  const [text, setText] = useState('')
  // What is created is chosen later, and by then more may be chosen.
  const latest = useRef(value)
  latest.current = value
  const without = (item: Item) => latest.current.filter(other => itemKey(other) !== itemKey(item))
  const isChosen = (item: Item) => without(item).length < latest.current.length
  const change = (items: Item[]) => {
    onChange(items)
    setText('')
    field.forgetError()
  }
  const unchosen = useUnchosen(props, text, item => change([...without(item), item]))
  const field = useField({ label, name, hint, isChoice: true, problem: unchosen.problem })
  return (
    <div className="field">
      <FieldLabel id={field.id} label={label} isOptional={isOptional} />
      <div className="combobox-many">
        {value.map(item => (
          <Chip
            key={itemKey(item)}
            name={itemTitle(item)}
            isDisabled={isDisabled}
            onRemove={() => change(without(item))}
          />
        ))}
        {value.map(item => (
          <input key={itemKey(item)} type="hidden" name={name} value={itemKey(item)} />
        ))}
        {/* An empty list is a choice too. */}
        {value.length === 0 && <input type="hidden" name={name} value="" />}
        <ComboboxInput
          {...props}
          attributes={field.attributes}
          text={text}
          search={text}
          staysOpen
          isChosen={isChosen}
          validity={unchosen.validity}
          onInvalid={unchosen.onInvalid}
          onText={typed => {
            setText(typed)
            unchosen.onType()
          }}
          onLeave={unchosen.onLeave}
          onChoose={item => change(isChosen(item) ? without(item) : [...latest.current, item])}
          onBackspace={() => change(value.slice(0, -1))}
        />
      </div>
      {field.below}
    </div>
  )
}
