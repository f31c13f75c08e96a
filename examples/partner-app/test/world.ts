import { createFoyer } from '@foyer/sdk'
import { createAccount } from '@foyer/sdk/account'

const sandboxUrl = process.env.FOYER_API_URL || 'http://127.0.0.1:8080'
const partnerToken = 'foyer_partner_demo_acme'
const seconds = { s: 1, m: 60, h: 3600, d: 86_400 }

/** A sandbox of its own for a test: a database, a clock and addresses that nobody else uses. */
export async function createWorld() {
  const { sandbox } = createFoyer({ apiUrl: sandboxUrl, partnerToken })
  const { data: facts } = await sandbox.createWorld({}, { timeoutMs: 90_000 }).catch(cause => {
    const advice = 'Start a sandbox with `npx foyer start`, or name one in FOYER_API_URL.'
    throw new Error(`No world at ${sandboxUrl}. ${advice}`, { cause })
  })
  const [apiUrl, appUrl] = [new URL(facts.base_url).origin, facts.app_url]
  const foyer = createFoyer({ apiUrl, appUrl, partnerToken })
  return {
    apiUrl,
    appUrl,
    /** The API, as our partner account. */
    foyer,
    /** What the owner of Location 1 does in the console. */
    owner: createAccount({ appUrl, personalAccessToken: facts.owner.access_token }),
    clock: {
      /** Moves the time, such as by `12h`: what is due happens now. */
      advance: (duration: `${number}${keyof typeof seconds}`) =>
        foyer.sandbox.moveClock({
          advance_seconds: Number.parseInt(duration, 10) * seconds[duration.at(-1) as keyof typeof seconds],
        }),
    },
    /** Lets something happen in Location 1, such as `client.update`; returns the ID of the record. */
    async trigger(event: string): Promise<number> {
      const [resource, status] = event.split('.')
      const input = { location_id: 1, resource, status } as Parameters<typeof foyer.sandbox.trigger>[0]
      return (await foyer.sandbox.trigger(input)).data.resource_id
    },
    async [Symbol.asyncDispose]() {
      await sandbox.deleteWorld({ world_id: facts.id })
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
