import { useEffect, useState } from 'react'
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
      say(`${what} copied.`)
    } catch {
      say('Your browser doesn’t allow copying. Select the text and copy it yourself.')
    }
  }
  return (
    <Button
      icon={isCopied ? <CheckIcon /> : <CopyIcon />}
      aria-label={label ?? `Copy ${what.toLowerCase()}`}
      onClick={() => void copy()}
    >
      {isCopied ? 'Copied' : (label ?? 'Copy')}
    </Button>
  )
}
