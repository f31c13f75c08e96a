import { useEffect, useRef, useState } from 'react'
import type { LiveCall } from '../data/live.tsx'
import { useRead } from '../data/use-read.ts'
import { type Call, foyer } from '../foyer.ts'
import { useRights } from './use-rights.ts'

/** Nobody lets it ring for so long; a PBX that doesn't report the end leaves it at this. */
const maxShownMs = 5 * 60_000
const dayMs = 86_400_000

/**
 * Closes the card of a call when the history has it, or after a while. The returned handlers let it wait while somebody
 * uses the card.
 */
export function useCallEnd(call: LiveCall, onEnd: () => void) {
  const [isHeld, setHeld] = useState(false)
  const hasEnded = useHasEnded(call)
  const [isOld, setOld] = useState(false)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    const timer = setTimeout(() => setOld(true), maxShownMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if ((hasEnded || isOld) && !isHeld) end.current()
  }, [hasEnded, isOld, isHeld])
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}

/** People who may see calls learn from a hint that there is a new one in the history. */
function useHasEnded({ id, at, phone, locations }: LiveCall): boolean {
  const mayIn = useRights()
  const locationId = locations.find(location => mayIn(location.id, 'dashboard_calls_access'))?.id
  const { data: calls } = useRead(
    ['call', locationId, 'ringing', id],
    async ({ signal }) => (await readIncoming(locationId ?? 0, at, signal)).filter(isOf(phone)),
    { isEnabled: locationId !== undefined },
  )
  const before = useRef<Call[]>(undefined)
  before.current ??= calls?.filter(({ call_date }) => Date.parse(call_date) < Date.parse(at))
  return calls?.some(each => !before.current?.some(known => known.id === each.id)) ?? false
}

const isOf =
  (phone: string) =>
  ({ caller_phone }: Call): boolean =>
    caller_phone === phone

/** The newest calls. A day more at both ends, because the location may be in another time zone. */
async function readIncoming(locationId: number, at: string, signal: AbortSignal): Promise<Call[]> {
  const day = (ms: number) => new Date(Date.parse(at) + ms).toISOString().slice(0, 10)
  const { data } = await foyer.telephony.listCallsOfLocation(
    { location_id: locationId, date_from: day(-dayMs), date_to: day(dayMs), types: ['incoming'], limit: 50 },
    { signal },
  )
  return data
}
