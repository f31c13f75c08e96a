const channelName = 'foyer-signed-out'

/** Notifies the other tabs that the person has signed out in this one. */
export function notifyOfSignOut(): void {
  const channel = openChannel()
  channel?.postMessage(true)
  channel?.close()
}

/** Calls back when the person signs out in another tab, until the returned function is called. */
export function onSignOut(then: () => void): () => void {
  const channel = openChannel()
  if (channel) channel.onmessage = then
  return () => channel?.close()
}

/** Some browsers have none; other tabs then learn of it at their next request. */
const openChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName)
