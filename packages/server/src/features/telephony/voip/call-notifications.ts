import type { RecipientRow } from './routing.store.ts'

export interface RingingCall {
  chainId: number
  at: Date
  phone: string
  diversion: string
  user: string
}

/** Returns what each person sees of a call, as their role allows in the Locations that the call is for; pure. */
export function toCallNotifications(call: RingingCall, rows: RecipientRow[]) {
  const userIds = [...new Set(rows.map(({ user_id }) => user_id))]
  return userIds.map(userId =>
    toCallNotification(call, { userId, rows: rows.filter(row => row.user_id === userId) }),
  )
}

function toCallNotification(call: RingingCall, { userId, rows }: { userId: number; rows: RecipientRow[] }) {
  return {
    userId,
    data: {
      kind: 'call',
      at: call.at.toISOString(),
      chain_id: call.chainId,
      phone: rows.some(({ is_routed, rights }) => is_routed && rights.includes('client_phones_access'))
        ? call.phone
        : (rows[0]?.masked_phone ?? ''),
      diversion: call.diversion,
      user: call.user,
      locations: rows.filter(({ is_routed }) => is_routed).map(toLocation),
    },
  }
}

const toLocation = ({ location_id, title, rights, client_id, client_name }: RecipientRow) => ({
  id: location_id,
  title,
  client:
    client_id !== null && rights.includes('clients_access')
      ? { id: client_id, name: client_name ?? '' }
      : null,
})
