import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { CopyButton } from './copy-button.tsx'

interface SecretProps {
  what: string
  /** A text is one line with its copy button. */
  value: string | ReactElement
  note: ReactNode
  children?: ReactNode
}

/** A secret that is shown once. It takes the focus, so that nobody misses it. */
export function Secret({ what, value, note, children }: SecretProps) {
  const t = useTexts('ui')
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} className="secret" tabIndex={-1} aria-label={t.shownOnce(what)}>
      <p className="secret-note">
        <strong>{what}.</strong> {note}
      </p>
      {typeof value === 'string' ? <CopyLine what={what} text={value} /> : value}
      {children}
    </section>
  )
}

/** A line of code with its copy button. */
export function CopyLine({ what, text }: { what: string; text: string }) {
  return (
    <div className="copy-line">
      <code>{text}</code>
      <CopyButton text={text} what={what} />
    </div>
  )
}
