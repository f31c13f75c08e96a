import { type ComponentType, lazy, useEffect } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { useToast } from '../ui/toast.tsx'

interface PartProps {
  onClose(): void
}

/**
 * A part of a page or of its frame that loads when it is opened. If it can't be loaded, that is said, and the page below
 * stays. Browsers remember that a module failed, so only a reload tries again.
 */
export const lazyPart = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await load().catch((): ComponentType<Props & PartProps> => NotLoaded),
  }))

function NotLoaded({ onClose }: PartProps) {
  const t = useTexts('shell')
  const say = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once each time it is opened.
  useEffect(() => {
    say(t.notLoaded, { kind: 'error' })
    onClose()
  }, [])
  return null
}
