import { errorFor } from './client/errors.ts'
import { checkAddress } from './client/options.ts'

interface Description {
  servers?: { url?: string }[]
}

/** The URL of the API listener, which the app listener publishes in the OpenAPI document. */
export async function findApiUrl(appUrl: string, get: typeof fetch = fetch): Promise<string> {
  const path = '/openapi/general.json'
  const address = checkAddress('appUrl', appUrl) + path
  const response = await get(address).catch(cause => {
    throw errorFor({
      status: 0,
      message: `No answer from ${appUrl}: is the server running?`,
      path,
      url: address,
      cause,
    })
  })
  const description: Description | null = response.ok ? await response.json().catch(() => null) : null
  const url = description?.servers?.[0]?.url
  if (!url)
    throw errorFor({ status: response.status, message: `${address} names no server.`, path, url: address })
  return url
}
