import { useSyncExternalStore } from 'react'

/**
 * The platform's time, which a sandbox can move ahead of real time. It is the one place of the console that asks for the
 * time: every default of a date, every "today" and every "is over" comes from here.
 */
export const platformNow = (): Date => new Date(Date.now() + aheadMs)

/** How far the platform's time is ahead of real time; 0 outside a sandbox. */
const platformAheadMs = (): number => aheadMs

/** For what the browser itself measures, such as the age of an answer. */
export const realNow = (): number => Date.now()

const minuteMs = 60_000

let aheadMs = 0
let shown = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Called with what the server says about its clock. */
export function followPlatform(aheadSeconds: number): void {
  if (aheadSeconds * 1000 === aheadMs) return
  aheadMs = aheadSeconds * 1000
  refresh()
}

/** The platform's time, minute by minute, and at once when it was moved. */
export const usePlatformNow = (): Date => useSyncExternalStore(subscribe, getShown)

/** How far it is ahead, and the next value when it was moved. */
export const usePlatformAhead = (): number => useSyncExternalStore(subscribe, platformAheadMs)

function refresh(): void {
  shown = platformNow()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(refresh, minuteMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The same for all that is drawn at once, and never an old one when nobody has asked for long. */
function getShown(): Date {
  if (Math.abs(platformNow().getTime() - shown.getTime()) >= minuteMs) shown = platformNow()
  return shown
}
