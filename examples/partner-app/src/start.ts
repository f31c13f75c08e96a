import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFoyer } from '@foyer/sdk'
import { createInbox } from '@foyer/sdk/webhooks'
import type { App } from './app.ts'
import type { Config } from './config.ts'
import { inboxStore } from './inbox-store.ts'
import { catchUp } from './installations.ts'
import { prepareSandbox } from './prepare-sandbox.ts'
import { createRoutes } from './routes.ts'
import { openState } from './state.ts'
import { rememberEvent } from './webhooks.ts'

const catchUpIntervalMs = 60_000

export interface RunningApp {
  url: string
  stop(): Promise<void>
}

/** Starts the program, and makes up for the time in which it did not run. */
export async function startApp(config: Config, log: App['log'] = console.log): Promise<RunningApp> {
  const state = await openState(config.stateFile)
  const server = createServer()
  await once(server.listen(config.port, config.host), 'listening')
  const publicUrl = config.publicUrl ?? `http://${config.host}:${(server.address() as AddressInfo).port}`
  const { apiUrl, appUrl, partnerToken, webhookUrl = publicUrl } = config
  const foyer = createFoyer({ apiUrl, appUrl, partnerToken })
  const store = inboxStore(state)
  const inbox = createInbox({ store, listEvents: foyer.webhooks.listEvents, handle: rememberEvent })
  const app: App = { config, publicUrl, webhookUrl, foyer, state, inbox, store, log }
  server.on('request', createRoutes(app))
  const stop = async () => {
    clearInterval(timer)
    server.close()
    server.closeIdleConnections()
    await once(server, 'close')
    // What is being written is written.
    await state.change(() => undefined)
  }
  const tryToCatchUp = () => catchUp(app).catch(error => log(`Could not catch up: ${error.message}`))
  const timer = setInterval(tryToCatchUp, catchUpIntervalMs)
  try {
    await prepareSandbox(app)
  } catch (error) {
    await stop()
    throw error
  }
  await tryToCatchUp()
  return { url: publicUrl, stop }
}
