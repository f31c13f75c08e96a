import { useEffect, useState } from 'react'
import { ComboboxInput } from './combobox-input.tsx'
import type { ComboboxFieldProps } from './combobox-options.ts'
import { FieldLabel, useField } from './field.tsx'
import { useUnchosen } from './use-unchosen.ts'

interface ComboboxProps<Item> extends ComboboxFieldProps<Item> {
  value: Item | undefined
  onChange(item: NoInfer<Item> | undefined): void
}

/** A field that finds one item by its name (WAI-ARIA combobox). */
export function Combobox<Item>({ value, onChange, ...props }: ComboboxProps<Item>) {
  const { label, name, hint, isOptional = false, itemKey, itemTitle } = props
  const title = value === undefined ? '' : itemTitle(value)
  const key = value === undefined ? '' : itemKey(value)
  const [text, setText] = useState(title)
  const [isTyped, setTyped] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item brings its title along.
  useEffect(() => {
    // What is offered later, such as a default, takes nobody's words away.
    if (!isTyped || text === '') setText(title)
  }, [key])
  const choose = (item: Item) => {
    setTyped(false)
    onChange(item)
    setText(itemTitle(item))
    field.forgetError()
  }
  const unchosen = useUnchosen(props, text === title ? '' : text, choose)
  const field = useField({ label, name, hint, isChoice: true, problem: unchosen.problem })
  return (
    <div className="field">
      <FieldLabel id={field.id} label={label} isOptional={isOptional} />
      <input type="hidden" name={name} value={key} />
      <ComboboxInput
        {...props}
        attributes={{ ...field.attributes, required: !isOptional }}
        text={text}
        search={text === title && !isTyped ? '' : text}
        isChosen={item => itemKey(item) === key}
        validity={unchosen.validity}
        onInvalid={unchosen.onInvalid}
        onText={typed => {
          setText(typed)
          setTyped(true)
          unchosen.onType()
        }}
        onLeave={() => (text.trim() === '' && value !== undefined ? onChange(undefined) : unchosen.onLeave())}
        onChoose={choose}
      />
      {field.below}
    </div>
  )
}
