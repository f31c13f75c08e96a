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
  const sent = useRef(value)
  // The address may change without typing, such as by going back. What was sent comes back later, when more is typed.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text.trim() === value) return
    const send = () => {
      sent.current = text.trim()
      latest.current(sent.current)
    }
    const timer = setTimeout(send, pauseMs)
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
