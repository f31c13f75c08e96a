import { useCallback, useEffect, useRef } from 'react'

/** Calls `onReachEnd` when the element that gets the returned ref comes near the window, once for each length. */
export function useReachEnd(
  onReachEnd: (() => void) | undefined,
  { isOn, length }: { isOn: boolean; length: number },
) {
  const latest = useRef(onReachEnd)
  latest.current = onReachEnd
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page may leave the end in the window.
  useEffect(() => {
    if (!isOn || !end.current) return
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && latest.current?.(),
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isOn, length])
  return useCallback((element: HTMLDivElement | null) => {
    end.current = element
  }, [])
}
