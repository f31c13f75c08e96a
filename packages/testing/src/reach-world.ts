import { type Foyer, NotFoundError } from '@foyer/sdk'
import { realFetch } from './real-time.ts'

interface WorldState {
  id: string
  isDeleted: boolean
}

/** Calls a world. When nothing answers there, the error says why. */
export function reachWorld(sandbox: Foyer, url: string, state: WorldState): typeof fetch {
  return async (input, init) => {
    try {
      return await realFetch(input, init)
    } catch (error) {
      if (init?.signal?.aborted) throw error
      const why = await findReason(sandbox, url, state)
      if (!why) throw error
      // 410, so that the SDK does not repeat the call, and its error has this message.
      const body = { success: false, data: null, meta: { message: why } }
      return new Response(JSON.stringify(body), {
        status: 410,
        headers: { 'content-type': 'application/json' },
      })
    }
  }
}

async function findReason(
  { sandbox }: Foyer,
  url: string,
  { id, isDeleted }: WorldState,
): Promise<string | undefined> {
  if (isDeleted) return `The world ${id} was deleted.`
  try {
    await sandbox.getWorld({ world_id: id }, { maxRetries: 0 })
    return undefined
  } catch (error) {
    return error instanceof NotFoundError
      ? `The world ${id} is gone: a world without a request for 15 minutes (SANDBOX_WORLD_IDLE_MINUTES) ends by itself, and all end when their sandbox stops.`
      : `The world ${id} is gone: its sandbox at ${url} does not answer any more.`
  }
}
