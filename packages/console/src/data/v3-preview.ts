import { useEffect, useState } from 'react'

let asked: Promise<boolean> | undefined

/** Whether this server serves v3: only then does it describe it. */
export function useV3Preview(): boolean {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    asked ??= fetch('/openapi/v3.json', { method: 'HEAD' }).then(({ ok }) => ok)
    asked.then(setOn, () => {
      asked = undefined
    })
  }, [])
  return isOn
}
