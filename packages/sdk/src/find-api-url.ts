import { errorFor } from './client/errors.ts'
import { checkAddress } from './client/options.ts'

interface Description {
  servers?: { url?: string }[]
}

/** The URL of the API listener, which the app listener publishes in the OpenAPI document. */
export async function findApiUrl(appUrl: string, get: typeof fetch = fetch): Promise<string> {
  const address = `${checkAddress('appUrl', appUrl)}/openapi/general.json`
  const response = await get(address).catch(cause => {
    throw errorFor({ status: 0, message: `No answer from ${appUrl}: is the server running?`, cause })
  })
  const description = response.ok ? ((await response.json()) as Description) : {}
  const url = description.servers?.[0]?.url
  if (!url) throw errorFor({ status: response.status, message: `${address} names no server.` })
  return url
}
