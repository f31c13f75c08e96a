import { createHmac } from 'node:crypto'

export interface Registration {
  /** Where the application takes its new users. */
  url: string
  locations: { id: number; title: string }[]
  /** Only for an application that asks for it; signed with the token that its partner knows. */
  person?: UserData & { partnerToken: string }
}

interface UserData {
  id: number
  name: string
  phone: string
  email: string
  is_approved: boolean
  avatar: string
}

/** Where the owner's browser goes after Connect. */
export function toRedirectUrl({ url, locations, person }: Registration): string {
  const target = new URL(url)
  const ids = locations.map(({ id }) => id).join(',')
  target.searchParams.set(locations.length === 1 ? 'salon_id' : 'salon_ids', ids)
  if (person) {
    const { partnerToken, ...user } = person
    const salon_name = locations.map(({ title }) => title).join(', ')
    const data = Buffer.from(JSON.stringify({ ...user, salon_name }))
    target.searchParams.set('user_data', data.toString('base64'))
    target.searchParams.set('user_data_sign', createHmac('sha256', partnerToken).update(data).digest('hex'))
  }
  // A comma needs no escape in a query, and partners split by it.
  return target.href.replace(/(salon_ids=[^&]*)/, list => list.replaceAll('%2C', ','))
}
