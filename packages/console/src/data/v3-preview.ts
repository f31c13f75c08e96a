import { useEffect, useState } from 'react'

let request: Promise<boolean> | undefined

/** Whether this server serves v3, which it does when it serves the v3 description. */
export function useV3Preview(): boolean {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    request ??= fetch('/openapi/v3.json', { method: 'HEAD' }).then(({ ok }) => ok)
    request.then(setOn, () => {
      request = undefined
    })
  }, [])
  return isOn
}
