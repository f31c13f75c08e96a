import { useEffect, useState } from 'react'
import { useRead } from '../../data/use-read.ts'
import { foyer } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { HookIcon, PersonIcon, StoreIcon } from '../../ui/icons.tsx'
import { useCurrentLocation } from '../use-current-location.ts'
import { type Command, findCommands } from './command.ts'
import { useProducts } from './use-business.tsx'
import { useRequests } from './use-partner-commands.tsx'

const pauseMs = 180
const freshMs = 60_000

/** What the server finds for a text, after a short pause in typing. */
export function useFound(text: string): { commands: Command[]; isSearching: boolean } {
  const asked = useLater(text.trim())
  const clients = useClients(asked)
  const deliveries = useDeliveries(asked)
  const products = useProducts(asked)
  const requests = useRequests(asked)
  const commands = [clients, deliveries, products, requests].flatMap(({ commands }) => commands)
  const isSearching =
    asked !== text.trim() || [clients, deliveries, products, requests].some(({ isFetching }) => isFetching)
  // Until the answer is there, Enter must not open what was found for an earlier text.
  return { commands: isSearching ? findCommands(commands, text) : commands, isSearching }
}

function useClients(text: string) {
  const t = useTexts('shell')
  const location = useCurrentLocation()
  const isEnabled = text.length > 1 && location?.rights.includes('clients_access') === true
  const company_id = location?.id ?? 0
  const { data = [], isFetching } = useRead(
    ['client', company_id, 'palette', text],
    async ({ signal }) =>
      (
        await foyer.clients.search(
          {
            company_id,
            page_size: 6,
            fields: ['id', 'display_name', 'phone'],
            filters: [{ type: 'quick_search', state: { value: text } }],
          },
          { signal },
        )
      ).data,
    { isEnabled, keepsPrevious: true },
  )
  const commands = (isEnabled ? data : []).map(
    ({ id, display_name = '', phone }): Command => ({
      id: `client-${id}`,
      title: display_name || t.clientNumber(id ?? 0),
      note: phone,
      group: 'clients',
      icon: <PersonIcon />,
      to: `/locations/${company_id}/clients/${id}`,
    }),
  )
  return { commands, isFetching }
}

/** A number, or the `dlv_…` of a header, is looked for in the partner accounts of the person. */
function useDeliveries(text: string) {
  const t = useTexts('palette')
  const { partners } = useMe()
  const id = Number(/^(?:#|dlv_)?(\d{1,15})$/.exec(text)?.[1])
  const isEnabled = partners.length > 0 && id > 0
  const { data = [], isFetching } = useRead(
    ['palette', 'delivery', id],
    async () => {
      const found = partners.map(async partner => {
        const { data } = await foyer.partnerWebhooks.getDelivery({ partner_id: partner.id, delivery_id: id })
        return { partner, delivery: data }
      })
      return (await Promise.allSettled(found)).flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
    },
    { isEnabled },
  )
  const commands = (isEnabled ? data : []).map(
    ({ partner, delivery }): Command => ({
      id: `delivery-${delivery.id}`,
      title: t.deliveryNumber(delivery.id),
      note: partner.title,
      group: 'deliveries',
      icon: <HookIcon />,
      to: `/partners/${partner.id}/deliveries/${delivery.id}`,
    }),
  )
  return { commands, isFetching }
}

/** The applications that the person develops, and those of the current location. */
export function useApplicationCommands(): Command[] {
  const { partners } = useMe()
  const location = useCurrentLocation()
  const mine = useRead(
    ['palette', 'applications'],
    async ({ signal }) => (await foyer.applications.list({}, { signal })).data,
    { isEnabled: partners.length > 0, freshMs },
  )
  const mayList = location?.rights.includes('edit_users_access') === true
  const installed = useRead(
    ['installation', location?.id ?? 0, 'palette'],
    async ({ signal }) =>
      (await foyer.installations.list({ location_id: location?.id ?? 0 }, { signal })).data,
    { isEnabled: mayList, freshMs },
  )
  return [
    ...(mine.data ?? []).map(
      ({ id, title, partner }): Command => ({
        id: `application-${id}`,
        title,
        note: partner.title,
        group: 'applications',
        icon: <StoreIcon />,
        to: `/partners/${partner.id}/applications/${id}`,
      }),
    ),
    ...(mayList ? (installed.data ?? []) : []).map(
      ({ application }): Command => ({
        id: `installation-${application.id}`,
        title: application.title,
        note: location?.title,
        group: 'applications',
        icon: <StoreIcon />,
        to: `/locations/${location?.id}/applications/${application.id}`,
      }),
    ),
  ]
}

function useLater(text: string): string {
  const [later, setLater] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
