import { realFetch } from '../real-time.ts'

/** Every sandbox knows it. */
export const demoPartnerToken = 'foyer_partner_demo_acme'

/** What is at an address: a sandbox, another server, or nothing. */
export async function whatAnswers(url: string, answerMs: number): Promise<'sandbox' | 'other' | 'nothing'> {
  try {
    const response = await realFetch(`${url}/api/v2/sandbox/clock`, {
      headers: { Authorization: `Bearer ${demoPartnerToken}`, Accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    })
    const body = (await response.json().catch(() => undefined)) as { data?: { now?: unknown } } | undefined
    // A busy sandbox may answer with its rate limit.
    return response.status === 429 || typeof body?.data?.now === 'string' ? 'sandbox' : 'other'
  } catch {
    return 'nothing'
  }
}
