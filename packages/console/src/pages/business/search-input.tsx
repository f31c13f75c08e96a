import { useEffect, useRef, useState } from 'react'

interface SearchInputProps {
  label: string
  placeholder: string
  value: string
  /** Called after a short pause in typing. */
  onChange(text: string): void
}

const pauseMs = 250

export function SearchInput({ label, placeholder, value, onChange }: SearchInputProps) {
  const [text, setText] = useState(value)
  const latest = useRef(onChange)
  latest.current = onChange
  // The address may change without typing, such as by going back.
  useEffect(() => setText(typed => (typed.trim() === value ? typed : value)), [value])
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => latest.current(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [text, value])
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={255}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
