import type { DeliveryEvent, Report } from './listen-types.ts'

/** The server keeps so much of a response. */
const maxBodyBytes = 4096
const maxErrorLength = 200

type Result = Omit<Report, 'listener_id' | 'delivery_id' | 'attempt'>

/** Sends a delivery to the local server, with the same headers and bytes, and says what came of it. */
export async function forward(
  { headers, body }: Pick<DeliveryEvent, 'headers' | 'body'>,
  { to, timeoutMs }: { to: string; timeoutMs: number },
): Promise<Result> {
  const startedMs = performance.now()
  const duration = () => Math.round(performance.now() - startedMs)
  try {
    const response = await fetch(to, {
      method: 'POST',
      headers,
      body: Buffer.from(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    return {
      duration_ms: duration(),
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: bytes.subarray(0, maxBodyBytes).toString(),
    }
  } catch (error) {
    return { duration_ms: duration(), error: inWords(error as Error).slice(0, maxErrorLength) }
  }
}

function inWords(error: Error): string {
  if (error.name === 'TimeoutError') return 'No response in time.'
  const { code, message } = (error.cause ?? error) as { code?: string; message: string }
  return code === 'ECONNREFUSED' ? 'Connection refused.' : message || String(code)
}
