import { demoPartnerToken } from './answers.ts'
import { listUsers, removeUser } from './users.ts'

const answerMs = 30_000

/**
 * Deletes the worlds of processes that are gone, one after the other, because a sandbox limits how many requests it takes
 * in a second. A process is forgotten when its world is deleted: what fails is tried again by the next call.
 */
export async function deleteWorldsOfGone({ url, folder }: { url: string; folder: string }): Promise<void> {
  for (const { pid, worldId, isAlive } of listUsers(folder)) {
    if (isAlive) continue
    if (worldId && !(await deleteWorld(url, worldId))) return
    removeUser(folder, worldId, pid)
  }
}

/** Returns whether the world is gone. */
async function deleteWorld(url: string, id: string): Promise<boolean> {
  try {
    const { ok, status } = await fetch(`${url}/api/v2/sandbox/worlds/${id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${demoPartnerToken}` },
      signal: AbortSignal.timeout(answerMs),
    })
    return ok || status === 404
  } catch {
    return false
  }
}
