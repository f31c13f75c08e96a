export interface SignedRequest {
  id: string
  timestamp: string
  body: string
}

/** What is signed: ID, time and body, as the header and the body have them. */
export const signedText = ({ id, timestamp, body }: SignedRequest): string => `${id}.${timestamp}.${body}`

/** The signature that this secret makes, in the form of the header; undefined if the text is no secret. */
export async function signatureOf(secret: string, request: SignedRequest): Promise<string | undefined> {
  const bytes = bytesOf(secret.trim())
  if (!bytes) return undefined
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const made = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(signedText(request)))
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(made)))}`
}

/** A secret is `whsec_` and base64. */
function bytesOf(secret: string): Uint8Array<ArrayBuffer> | undefined {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1]
  if (encoded === undefined) return undefined
  try {
    return Uint8Array.from(atob(encoded), letter => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
