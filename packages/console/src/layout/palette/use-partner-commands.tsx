import { useLocation } from 'react-router'
import { useRead } from '../../data/use-read.ts'
import { useV3Preview } from '../../data/v3-preview.ts'
import { foyer } from '../../foyer.ts'
import { mayOpenOfPartner, partnerPages, titleKeyOf } from '../../partner-pages.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { HookIcon, KeyIcon, LogIcon } from '../../ui/icons.tsx'
import type { Command } from './command.ts'

const freshMs = 60_000
const maxEndpoints = 100

/** The partner account of the page, else the first one. */
function useCurrentPartner() {
  const { partners } = useMe()
  const id = /^\/partners\/(\d+)/.exec(useLocation().pathname)?.[1]
  return partners.find(partner => String(partner.id) === id) ?? partners[0]
}

/** The partner accounts of the person, and the pages of the one they work in. */
export function usePartnerCommands(): Command[] {
  const { partners } = useMe()
  const { partnerAccount } = useTexts('palette')
  const t = useTexts('partners')
  const hasV3 = useV3Preview()
  const current = useCurrentPartner()
  const pages = current
    ? partnerPages
        .filter(row => row.path !== '' && mayOpenOfPartner(row, { hasV3, role: current.role }))
        .map(
          (row): Command => ({
            id: `partner-${row.path}`,
            title: t.pages[titleKeyOf(row)],
            note: current.title,
            group: 'pages',
            icon: <KeyIcon />,
            to: `/partners/${current.id}/${row.path}`,
          }),
        )
    : []
  const accounts = partners.map(
    ({ id, title }): Command => ({
      id: `partner-${id}`,
      title,
      note: partnerAccount,
      group: 'pages',
      icon: <KeyIcon />,
      to: `/partners/${id}`,
    }),
  )
  return [...pages, ...accounts]
}

/** The endpoints of that account, found by any part of their URL. */
export function useEndpointCommands(): Command[] {
  const current = useCurrentPartner()
  const partner_id = current?.id ?? 0
  const { data = [] } = useRead(
    ['palette', 'endpoints', partner_id],
    async ({ signal }) =>
      (await foyer.partnerWebhooks.listEndpoints({ partner_id, count: maxEndpoints }, { signal })).data,
    { isEnabled: current !== undefined, freshMs },
  )
  return data.map(
    ({ id, url, location }): Command => ({
      id: `endpoint-${id}`,
      title: url,
      note: location.title,
      group: 'endpoints',
      icon: <HookIcon />,
      to: `/partners/${partner_id}/endpoints?open=${id}`,
    }),
  )
}

const requestId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The value of an `X-Request-Id` is looked for in the API logs of the person's accounts. */
export function useRequests(text: string) {
  const { partners } = useMe()
  const isEnabled = partners.length > 0 && requestId.test(text)
  const { data = [], isFetching } = useRead(
    ['palette', 'request', text],
    async () => {
      const found = partners.map(async ({ id, title }) => {
        const { data } = await foyer.insights.requests({ partner_id: id, request_id: text, count: 1 })
        return data.map(request => ({ partnerId: id, note: title, request }))
      })
      return (await Promise.allSettled(found)).flatMap(one => (one.status === 'fulfilled' ? one.value : []))
    },
    { isEnabled },
  )
  const commands = (isEnabled ? data : []).map(
    ({ partnerId, note, request: { request_id, method, path, status } }): Command => ({
      id: `request-${request_id}`,
      title: `${method} ${path} · ${status}`,
      note,
      group: 'requests',
      icon: <LogIcon />,
      to: `/partners/${partnerId}/requests?request=${request_id}`,
    }),
  )
  return { commands, isFetching }
}
