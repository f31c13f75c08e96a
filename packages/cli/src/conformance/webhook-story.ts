import { NotChecked } from './outcomes.ts'
import { type Got, startReceiver } from './receiver.ts'
import { makeClient, newName } from './records.ts'
import type { Session } from './session.ts'

export interface LoggedDelivery {
  url: string
  resource_id: number
  outcome: string
  attempts: number
  status: string
}

/** A delivery comes five seconds after its event. */
const waitMs = 20_000
const paths = ['/accepts', '/fails', '/redirects', '/hangs']

const isLoopback = (url: string) => /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(new URL(url).hostname)

/** Puts the webhook settings of the Location back after the check. */
export async function keepSettings(session: Session): Promise<string> {
  const path = `/v1/hooks_settings/${session.location}`
  const before = await session.ask<{ data: { company_id: number } }>({ path, as: 'owner' }, { status: 200 })
  const { company_id: _location, ...old } = before.json.data
  session.removeLater('webhook settings', { method: 'POST', path, as: 'owner', json: old })
  return path
}

/** Changes the webhook settings until the end of the check. */
export async function changeSettings(session: Session, json: object): Promise<void> {
  const path = await keepSettings(session)
  await session.ask({ method: 'POST', path, as: 'owner', json }, { status: [200, 201] })
}

/** Makes, changes and deletes a client while four endpoints on this machine listen; once for all checks. */
export const playWebhooks = (session: Session) =>
  session.share('webhooks', async () => {
    session.onlyInSandbox('needs a receiver that the server can reach')
    if (!isLoopback(session.addresses.api)) throw new NotChecked('needs a receiver that the server can reach')
    const receiver = await startReceiver()
    try {
      await changeSettings(session, {
        urls: paths.map(receiver.url),
        active: 1,
        client: 1,
        schedule: 1,
        self_sending: 1,
      })
      const madeMs = performance.now()
      const { id, path } = await makeClient(session)
      const ofClient = ({ json }: Got) => json.resource === 'client' && json.resource_id === id
      const created = await session.ask<{ data: unknown }>({ path, as: 'owner' }, { status: 200 })
      await receiver.wait(ofClient, paths.length, session.limit(waitMs))
      await session.ask({ method: 'PUT', path, as: 'owner', json: { name: newName() } }, { status: 200 })
      const changed = await session.ask<{ data: unknown }>({ path, as: 'owner' }, { status: 200 })
      await session.ask({ method: 'DELETE', path, as: 'owner' }, { status: 204 })
      const got = await receiver.wait(ofClient, 3 * (paths.length - 1) + 1, session.limit(waitMs))
      const log = await session.ask<{ data: LoggedDelivery[] }>(
        { path: `/v2/webhooks/deliveries?count=100&location_id=${session.location}`, as: 'partner' },
        { status: 200 },
      )
      return { id, madeMs, got, created: created.json.data, changed: changed.json.data, log }
    } finally {
      receiver.close()
    }
  })
