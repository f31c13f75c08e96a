import { useEffect, useState } from 'react'

let request: Promise<boolean> | undefined

const ask = () =>
  (request ??= fetch('/sandbox.json', { headers: { Accept: 'application/json' } }).then(
    ({ ok }) => ok,
    () => false,
  ))

/** Whether this server is a sandbox: only a sandbox serves `/sandbox.json`. */
export function useIsSandbox(): boolean {
  const [isSandbox, setSandbox] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    void ask().then(found => {
      if (!isUnmounted) setSandbox(found)
    })
    return () => {
      isUnmounted = true
    }
  }, [])
  return isSandbox
}
