import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { addMessage, listMessages, readMessages, replaceShortNames, updateChannel } from './messaging.ts'

const { marketplace, installations } = catalogue

const keyOf = (body: { salon_id: number; application_id: number }) => ({
  locationId: body.salon_id,
  applicationId: body.application_id,
})

export const messagingRoutes = (ctx: Context) => [
  route(marketplace.updateChannel, async ({ caller, body }) => {
    const change = { channel: body.channel_slug, isAvailable: body.is_available === 1 }
    await updateChannel(ctx, { partner: caller.partner, key: keyOf(body) }, change)
    return { data: {} }
  }),
  route(marketplace.addMessage, async ({ caller, body }) => {
    const { phone_from: phoneFrom, name, message } = body
    await addMessage(ctx, { partner: caller.partner, key: keyOf(body) }, { phoneFrom, name, message })
    return { data: null }
  }),
  route(marketplace.setShortNames, async ({ caller, body }) => {
    await replaceShortNames(ctx, { partner: caller.partner, key: keyOf(body) }, body.short_names)
    return { data: null }
  }),

  route(installations.listMessages, async ({ caller, params }) => ({
    data: await listMessages(ctx, caller.location, params.application_id),
  })),
  route(installations.readMessages, async ({ caller, params }) => {
    await readMessages(ctx, { locationId: caller.location.id, applicationId: params.application_id })
    return { data: null }
  }),
]
