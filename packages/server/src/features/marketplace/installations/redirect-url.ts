import { createHmac } from 'node:crypto'

export interface Registration {
  /** Where the application takes its new users. */
  url: string
  locations: { id: number; title: string }[]
  /** Present only for an application that asks for it, and signed with the partner token. */
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
  const [first] = locations
  if (locations.length === 1 && first) target.searchParams.set('salon_id', String(first.id))
  else
    for (const [index, { id }] of locations.entries())
      target.searchParams.set(`salon_ids[${index}]`, String(id))
  if (person) {
    const { partnerToken, ...user } = person
    const salon_name = locations.map(({ title }) => title).join(', ')
    const data = Buffer.from(JSON.stringify({ ...user, salon_name }))
    target.searchParams.set('user_data', data.toString('base64'))
    target.searchParams.set('user_data_sign', createHmac('sha256', partnerToken).update(data).digest('hex'))
  }
  // Brackets need no escape in a query, and some partners expect them unescaped.
  return target.href.replaceAll(/([?&]salon_ids)%5B(\d+)%5D=/g, '$1[$2]=')
}
