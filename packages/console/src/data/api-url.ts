import { findApiUrl } from '@foyer/sdk'
import { useEffect, useState } from 'react'

let request: Promise<string> | undefined

/** The URL at which partners call the API; undefined while it loads. */
export function useApiUrl(): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    request ??= findApiUrl(window.location.origin)
    request.then(setUrl, () => {
      request = undefined
    })
  }, [])
  return url
}
