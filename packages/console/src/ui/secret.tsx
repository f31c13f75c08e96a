import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { CopyButton } from './copy-button.tsx'

interface SecretProps {
  what: string
  value: string
  note: ReactNode
  /** How it is shown, if not as one line with its copy button. */
  shown?: ReactNode
  children?: ReactNode
}

/** A secret that is shown once. It takes the focus, so that nobody misses it. */
export function Secret({ what, value, note, shown, children }: SecretProps) {
  const t = useTexts('ui')
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} className="secret" tabIndex={-1} aria-label={t.shownOnce(what)}>
      <p className="secret-note">
        <strong>{what}.</strong> {note}
      </p>
      {shown ?? <CopyLine what={what} text={value} />}
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
