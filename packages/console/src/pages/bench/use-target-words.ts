import { useTexts } from '../../texts/use-texts.ts'

const listener = /^listener:\d+$/

/** Where a delivery goes: a URL, or in words the listener that stands for one. */
export function useTargetWords(): (url: string) => string {
  const t = useTexts('bench')
  return url => (listener.test(url) ? t.yourListener : url)
}
