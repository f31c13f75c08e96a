import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import { requireRightKeys, saveKey } from '../features/secret-keys/check-keys.ts'
import {
  type Forgetting,
  forgetKey,
  hasOneOfItsKeys,
  type KeyStatus,
  type KeysStatus,
  otherKeysInUse,
  retireKeys,
  statusOfKeys,
} from '../features/secret-keys/keys.ts'
import { type RotationProgress, rotateKeys } from '../features/secret-keys/rotate-keys.ts'
import { PlatformClock } from '../platform/clock.ts'
import { KeyRing } from '../platform/crypto/key-ring.ts'
import type { Database } from '../platform/database/database.ts'
import { createLog } from '../platform/log.ts'
import { keySource, loadKeys } from '../start/load-keys.ts'
import { CommandError, CommandUsageError } from './command-error.ts'
import { withDatabase } from './with-database.ts'

const lookMs = 2000
const maxLooks = 45

/** `foyer keys new` needs no configuration. */
export function printNewKey(): number {
  const key = randomBytes(32)
  say(`FOYER_SECRET_KEY=${key.toString('base64')}`)
  say(`Its id is ${new KeyRing(key).current.id}.`)
  return 0
}

/** Exits with 0 when there is nothing left to do. */
export async function manageKeys(config: Config, [command, ...args]: string[]): Promise<number> {
  const run =
    command && Object.hasOwn(commands, command) ? commands[command as keyof typeof commands] : undefined
  if (!run || args.length !== (command === 'forget' ? 1 : 0))
    throw new CommandUsageError('Say what to do: new, status, rotate, or forget and a key id.', 'keys')
  return withDatabase(config, async db => {
    const log = createLog({ level: config.logLevel })
    const context = { db, key: await loadKeys(config), clock: new PlatformClock(), log }
    if (command !== 'forget' && !(await hasOneOfItsKeys(context)))
      await requireRightKeys(context, keySource(config))
    return run(context, args[0] ?? '')
  })
}

interface KeyCommandContext {
  db: Database
  key: KeyRing
  clock: PlatformClock
}

const commands = {
  async status(context: KeyCommandContext) {
    const status = await statusOfKeys(context)
    say(toTable(status))
    return isClean(status) ? 0 : 1
  },

  async rotate(context: KeyCommandContext) {
    await waitForOthers(context)
    const { id: current } = context.key.current
    await saveKey(context.db, context.key, current)
    const { done, unreadable, left } = await rotateKeys(context, sayProgress)
    const retired = await retireKeys(context, done)
    say(`${done} values are sealed anew with key ${current}.`)
    for (const id of retired) say(`Key ${id} holds nothing any more: it may go.`)
    if (unreadable > 0) say(`${unreadable} values cannot be opened with the keys that were given.`)
    if (left > 0) say(`${left} values are held by others at this moment: run this again.`)
    for (const other of await otherKeysInUse(context))
      say(`A process seals with key ${other} again: start it with the new one and run this again.`)
    return isClean(await statusOfKeys(context)) ? 0 : 1
  },

  async forget(context: KeyCommandContext, id: string) {
    if (id === context.key.current.id) throw new CommandError(`Key ${id} is FOYER_SECRET_KEY: it is in use.`)
    const outcome = await forgetKey(context, id)
    if (outcome !== 'forgotten') throw new CommandError(whyNotForgotten(id)[outcome])
    say(`Key ${id} is forgotten. What it sealed stays unreadable; foyer keys status counts it.`)
    return 0
  },
}

const whyNotForgotten = (id: string): Record<Exclude<Forgetting, 'forgotten'>, string> => ({
  unknown: `The database knows no key ${id}.`,
  'in use': `A process seals with key ${id}, or did within the last minute: it is not lost. To change it, start that process with a new key beside it and run foyer keys rotate. To give it up, stop that process and run this again a minute later.`,
  'wrong key': `FOYER_SECRET_KEY is not a key of this database, and a process seals with another one: run this with the keys of that process, or a minute after it was stopped.`,
})

/** Everybody must be able to read what is sealed again, and a process that seals with another key may not have ours. */
async function waitForOthers(context: KeyCommandContext): Promise<void> {
  for (let looks = 0; ; looks++) {
    const [id] = await otherKeysInUse(context)
    if (!id) return
    if (looks === maxLooks)
      throw new CommandError(`A process still seals with key ${id}: start it with the new key first.`)
    if (looks === 0) say(`Waiting until no process seals with key ${id} any more; that takes a minute.`)
    await pause(lookMs)
  }
}

const isClean = ({ keys, unreadable }: KeysStatus): boolean =>
  unreadable === 0 &&
  keys.every(({ isCurrent, isRegistered, values }) => isCurrent || (values === 0 && !isRegistered))

function toTable({ keys, unreadable }: KeysStatus): string {
  const lines = keys.map(key => {
    const { id, isCurrent, isGiven, isInUse, values } = key
    const role = isCurrent ? 'seals' : isGiven ? 'opens' : 'missing'
    return [id, role.padEnd(8), String(values).padStart(9), isInUse ? 'in use' : '      ', adviceOn(key)]
      .join('  ')
      .trimEnd()
  })
  const rest = unreadable > 0 ? [`${unreadable} values cannot be opened with any key that was given.`] : []
  return [['key     ', 'role    ', '   values'].join('  '), ...lines, ...rest].join('\n')
}

function adviceOn({ isCurrent, isInUse, isRegistered, values }: KeyStatus): string {
  if (isCurrent) return ''
  if (values > 0 || isInUse) return 'needed'
  return isRegistered ? 'run foyer keys rotate' : 'may go'
}

function sayProgress({ sealedColumn, total, done, unreadable }: RotationProgress): void {
  const trouble = unreadable > 0 ? `, ${unreadable} unreadable` : ''
  say(`${sealedColumn.table}.${sealedColumn.column}: ${done} of ${total}${trouble}`)
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
