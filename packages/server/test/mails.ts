import { mailPurpose } from '../src/features/mail/mail.ts'
import { unseal } from '../src/platform/crypto/seal.ts'
import type { World } from './world.ts'

export interface QueuedMail {
  subject: string
  text: string
}

/** What was queued for an address, the oldest first. */
export async function mailsTo(world: World, address: string): Promise<QueuedMail[]> {
  const rows = await world.query('select subject, sealed_text from mails where recipient = $1 order by id', [
    address,
  ])
  return rows.map(({ subject, sealed_text }) => ({
    subject: String(subject),
    text: unseal(world.program.ctx.key, mailPurpose, sealed_text as Buffer),
  }))
}

/** The token behind the # of the newest mail's link. */
export async function tokenMailedTo(world: World, address: string): Promise<string> {
  const newest = (await mailsTo(world, address)).at(-1)
  const [, token] = /#(\S+)/.exec(newest?.text ?? '') ?? []
  if (!token) throw new Error(`No link was mailed to ${address}.`)
  return token
}
