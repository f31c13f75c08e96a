import type { IncomingMessage, ServerResponse } from 'node:http'
import { FoyerError } from '@foyer/sdk'
import { type UserData, verifyUserData, WebhookVerificationError } from '@foyer/sdk/webhooks'
import type { App } from './app.ts'
import { html, page } from './html.ts'
import { PageError, readForm, readId, sendPage } from './http.ts'
import { newInstallation } from './installations.ts'

const channels = ['sms', 'whatsapp'] as const
const maxLocations = 20

/** Step 1: an owner has pressed Connect in Foyer, which sends the browser here. */
export async function showRegistration(app: App, request: IncomingMessage, response: ServerResponse) {
  const query = new URL(request.url ?? '', app.publicUrl).searchParams
  const { user, locationIds } = await readRegistration(app, query)
  const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`
  const body = html`
<p>Hello ${user.name}. You are connecting <b>${user.salon_name}</b>.</p>
<form method="post" action="/connect">
${locationIds.map((id, index) => hidden(`salon_ids[${index}]`, String(id)))}
${hidden('user_data', query.get('user_data') ?? '')}
${hidden('user_data_sign', query.get('user_data_sign') ?? '')}
<p>How shall we write to your clients?</p>
${channels.map(each => html`<label><input type="checkbox" name="channels" value="${each}"> ${each}</label>`)}
<button>Activate</button>
</form>`
  sendPage(app, response, page('Connect your Location', body))
}

/** Step 2: the owner has sent our form. Now we confirm the installation by the callback. */
export async function register(app: App, request: IncomingMessage, response: ServerResponse) {
  const form = await readForm(request)
  // The form comes from a browser, so nothing in it is trusted until it is verified again.
  const { user, locationIds } = await readRegistration(app, form)
  const chosen = channels.filter(each => form.getAll('channels').includes(each))
  const failures: (FoyerError | PageError)[] = []
  for (const locationId of locationIds)
    await activate(app, locationId, { user, chosen, isOnly: locationIds.length === 1 }).catch(error => {
      if (!(error instanceof FoyerError || error instanceof PageError)) throw error
      failures.push(error)
      app.log(`Location ${locationId} was not activated: ${error.status}.`)
    })
  const done = locationIds.length - failures.length
  const body = html`
<p>${done} of ${locationIds.length} Locations ${done === 1 ? 'is' : 'are'} active.</p>
${failures.map(({ message }) => html`<p role="alert">${message}</p>`)}
<form method="post" action="${app.config.consoleUrl}/marketplace/partner/callback/redirect">
<input type="hidden" name="application_id" value="${app.config.applicationId}">
<button>Back to Foyer</button>
</form>`
  const [first] = failures
  const title = first ? 'Not everything is connected' : 'Connected'
  // Without a status, Foyer did not respond.
  sendPage(app, response, page(title, body), first ? first.status || 502 : 200)
}

interface Confirmation {
  user: UserData
  chosen: (typeof channels)[number][]
  isOnly: boolean
}

/**
 * The ID of the Location is not signed, so anybody with a link from Foyer can name another one. Foyer knows which
 * Locations wait for us: only those are activated, and one that is active already stays as it is.
 */
async function activate(app: App, locationId: number, confirmation: Confirmation): Promise<void> {
  const key = { location_id: locationId, application_id: app.config.applicationId }
  const { status } = (await app.foyer.marketplace.getInstallation(key)).data.connection_status
  if (status === 'active') return
  if (status !== 'pending')
    throw new PageError(409, `Location ${locationId} does not wait for us. Connect us in Foyer again.`)
  await confirm(app, locationId, confirmation)
}

/** The callback. */
async function confirm(app: App, locationId: number, { user, chosen, isOnly }: Confirmation): Promise<void> {
  const { foyer, config, state, webhookUrl, log } = app
  await foyer.marketplace.confirmInstallation({
    salon_id: locationId,
    application_id: config.applicationId,
    webhook_urls: [`${webhookUrl}/webhooks`],
    channels: chosen,
  })
  await state.change(draft => {
    const title = isOnly ? user.salon_name : `Location ${locationId}`
    draft.installations[locationId] = {
      ...newInstallation(locationId),
      title,
      status: 'active',
      registeredBy: user.name,
    }
  })
  log(`Location ${locationId} is active.`)
}

async function readRegistration({ config }: App, query: URLSearchParams) {
  const ids = [...query].filter(([name]) => /^salon_ids?(\[\d*\])?$/.test(name)).map(([, value]) => value)
  if (ids.length === 0) throw new PageError(400, 'salon_id is missing: connect us in Foyer.')
  if (ids.length > maxLocations)
    throw new PageError(400, `At most ${maxLocations} Locations at once: connect fewer in Foyer.`)
  const locationIds = [...new Set(ids.map(id => readId(id, 'salon_id')))]
  try {
    return { user: await verifyUserData({ partnerToken: config.partnerToken, query }), locationIds }
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error
    throw new PageError(400, 'This link is not from Foyer, or not complete. Connect us in Foyer again.')
  }
}
