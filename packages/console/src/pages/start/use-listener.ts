import { FoyerError } from '@foyer/sdk/account'
import { verifyWebhook } from '@foyer/sdk/webhooks'
import { useEffect, useRef, useState } from 'react'
import type { ListenedDelivery } from '../../foyer.ts'
import { foyer } from '../../foyer.ts'

export interface ShownDelivery extends ListenedDelivery {
  /** Undefined where the secret is not known, so that nobody has looked. */
  isSignatureRight: boolean | undefined
}

interface Listening {
  isReady: boolean
  /** Newest first. */
  deliveries: ShownDelivery[]
  /** Why it can't listen. */
  problem: string | undefined
}

interface ListenerOptions {
  partnerId: number
  locationId: number
  /** Checks the signatures of what comes from now on. */
  secret: string | undefined
  onReported(): void
}

const shown = 20

/** Takes deliveries in the place of a URL for as long as the page is open, shows them, and reports each. */
export function useListener({ partnerId, locationId, secret, onReported }: ListenerOptions): Listening {
  const [isReady, setReady] = useState(false)
  const [deliveries, setDeliveries] = useState<ShownDelivery[]>([])
  const [problem, setProblem] = useState<string>()
  const latest = useRef({ secret, onReported })
  latest.current = { secret, onReported }
  useEffect(() => {
    const ending = new AbortController()
    const take = async (delivery: ListenedDelivery) => {
      const isSignatureRight = await checkSignature(delivery, latest.current.secret)
      setDeliveries(before => [{ ...delivery, isSignatureRight }, ...before].slice(0, shown))
      await foyer.partnerWebhooks
        .reportAttempt({
          partner_id: partnerId,
          listener_id: delivery.listener_id,
          delivery_id: delivery.delivery_id,
          attempt: delivery.attempt,
          duration_ms: 0,
          ...(isSignatureRight === false ? { status: 401, body: 'wrong signature' } : { status: 200 }),
          is_signature_right: isSignatureRight === true,
        })
        // Another tab has taken the listener over, or the time for the report is over: the log says so.
        .catch(() => undefined)
      latest.current.onReported()
    }
    const listen = async () => {
      const stream = foyer.partnerWebhooks.listen(
        { partner_id: partnerId, location_id: locationId },
        { signal: ending.signal, onLost: () => setReady(false) },
      )
      for await (const { data } of stream) {
        if (data.type === 'ready') setReady(true)
        else if (data.type === 'delivery') void take(data)
      }
    }
    setProblem(undefined)
    listen().catch(error => {
      if (ending.signal.aborted) return
      setReady(false)
      if (error instanceof FoyerError) setProblem(error.message)
      else throw error
    })
    return () => ending.abort()
  }, [partnerId, locationId])
  return { isReady, deliveries, problem }
}

/** Of the time it only counts that it is signed: a sandbox may live in another year. */
async function checkSignature(
  { headers, body }: ListenedDelivery,
  secret: string | undefined,
): Promise<boolean | undefined> {
  if (secret === undefined) return undefined
  const now = Number(headers['webhook-timestamp']) * 1000
  return verifyWebhook({ secret, headers, body, now }).then(
    () => true,
    () => false,
  )
}
