import { findApiUrl } from '@foyer/sdk'
import { useEffect, useState } from 'react'

let asked: Promise<string> | undefined

/** Where partners call the API; undefined until it is known. */
export function useApiUrl(): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    asked ??= findApiUrl(window.location.origin)
    asked.then(setUrl, () => {
      asked = undefined
    })
  }, [])
  return url
}
