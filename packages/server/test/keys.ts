import { createCipheriv, randomBytes } from 'node:crypto'
import { beginSecondFactor } from '../src/features/access/sessions/second-factor.ts'
import { queueMail } from '../src/features/infrastructure/mail/mail.ts'
import { sealPurpose as erasurePurpose } from '../src/features/personal-data/erasures/subject.ts'
import { demo } from '../src/features/sandbox/demo-world/facts.ts'
import { sealedColumns } from '../src/features/secret-keys/sealed-columns.ts'
import { sealPurpose as listenerPurpose } from '../src/features/webhooks/listeners/hand-over.ts'
import { signingSecrets } from '../src/features/webhooks/sending/secrets.ts'
import { seal, unseal } from '../src/platform/crypto/seal.ts'
import { install } from './marketplace.ts'
import { as, type World } from './world.ts'

export const newKey = (): string => randomBytes(32).toString('base64')

/** Makes it look as if no process has sealed for a while. */
export const silenceProcesses = (world: World) =>
  world.query("update secret_keys set seen_at = now() - interval '5 minutes'")

/** Seals a value as before keys had ids. */
export function sealWithoutId(key: Buffer, purpose: string, plain: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
  return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Turns the database into one from before keys had ids. */
export async function forgetIds(world: World): Promise<void> {
  const ring = world.program.ctx.key
  for (const { table, column, key, purposeColumns, purposeOf } of sealedColumns)
    for (const row of await world.query(`select * from ${table} where ${column} is not null`)) {
      const purpose = purposeOf(...purposeColumns.map(name => Number(row[name])))
      const old = sealWithoutId(ring.current.bytes, purpose, unseal(ring, purpose, row[column] as Buffer))
      const isRow = key.map((name, index) => `${name} = $${index + 2}`).join(' and ')
      await world.query(`update ${table} set ${column} = $1 where ${isRow}`, [
        old,
        ...key.map(name => row[name]),
      ])
    }
  await world.query('delete from secret_keys')
}

/** Fills every sealed column. */
export async function fillSealedColumns(world: World): Promise<void> {
  const { ctx } = world.program
  for (const { id } of await world.query('select id from partners')) await signingSecrets(ctx, Number(id))
  await ctx.db.transaction(tx => queueMail(ctx, tx, { to: 'a@example.com', subject: 'Hi', text: 'Hello' }))
  await install(world, { settings: { api_key: 'k' } })
  await world.api.post('/v1/positions/1', {
    as: as.owner,
    body: { title: 'Trainee' },
    headers: { 'Idempotency-Key': 'sealed' },
  })
  await world.query(
    `with listener as (
       insert into webhook_listeners (partner_id, stream_id, seen_at) values (1, gen_random_uuid(), now()) returning id
     )
     insert into listener_attempts (delivery_id, attempt, listener_id, request, sealed_body, started_at, report_before)
     select 1, 1, id, '{}', $1, now(), now() + interval '1 hour' from listener`,
    [seal(ctx.key, listenerPurpose(1), '{}')],
  )
  await world.query(
    `insert into client_erasures (location_id, id, client_id, cause, requested_at, stage, sealed_subject)
     values (1, 1, 1, 'request', now(), 'copies', $1)`,
    [seal(ctx.key, erasurePurpose(1), '{}')],
  )
  await beginSecondFactor(ctx, { id: demo.owner.id, label: demo.owner.login })
}

export async function queueMails({ program: { ctx } }: World, count: number): Promise<void> {
  const mail = { to: 'a@example.com', subject: 'Hi', text: 'Hello' }
  await ctx.db.transaction(async tx => {
    await Promise.all(Array.from({ length: count }, () => queueMail(ctx, tx, mail)))
  })
}
