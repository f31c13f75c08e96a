import { useEffect, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from './button.tsx'
import { CheckIcon, CopyIcon } from './icons.tsx'
import { useToast } from './toast.tsx'

interface CopyButtonProps {
  text: string
  /** Names the text for screen readers, and says what was copied. */
  what: string
  /** The words on the button, when “Copy” alone says too little. */
  label?: string
}

/** Copies `text`. */
export function CopyButton({ text, what, label }: CopyButtonProps) {
  const t = useTexts('ui')
  const [isCopied, setCopied] = useState(false)
  const say = useToast()
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      say(t.copiedWhat(what))
    } catch {
      say(t.copyRefused)
    }
  }
  return (
    <Button
      icon={isCopied ? <CheckIcon /> : <CopyIcon />}
      aria-label={label ?? t.copyWhat(what)}
      onClick={() => void copy()}
    >
      {isCopied ? t.copied : (label ?? t.copy)}
    </Button>
  )
}
