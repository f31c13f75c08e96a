import { afterEach, describe, expect, it } from 'vitest'
import type { Response } from '../http.ts'
import { matches } from '../matches.ts'
import { useWorld } from '../world.ts'
import { bodyHabits } from './bodies.ts'
import { dateHabits } from './dates.ts'
import type { Exchange, Habit } from './habit.ts'
import { headerHabits } from './headers.ts'
import { marketplaceHabits } from './marketplace.ts'
import { previewHabits } from './preview.ts'
import { queryHabits } from './queries.ts'
import { repeatHabits } from './repeats.ts'
import { statusHabits } from './statuses.ts'
import { telephonyHabits } from './telephony.ts'
import { Words } from './words.ts'

const world = useWorld()

// Each habit stands for itself, also when the one before it ended in the middle.
afterEach(async () => {
  for (const table of ['payments', 'endpoints', 'hook_settings', 'installations'])
    await world.query(`delete from ${table}`)
})

const habits = {
  queries: queryHabits,
  headers: headerHabits,
  bodies: bodyHabits,
  statuses: statusHabits,
  dates: dateHabits,
  marketplace: marketplaceHabits,
  telephony: telephonyHabits,
  repeats: repeatHabits,
  preview: previewHabits,
}

async function exchange(each: Exchange, words: Words): Promise<Response> {
  const { host = 'api', method = 'GET', path, headers, body } = each
  const answer = await world[host].send(method, words.read(path), {
    headers: headers ?? {},
    ...(body === undefined ? {} : { rawBody: words.read(body) }),
  })
  const shown = `${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 1500)}`
  expect(answer.status, shown).toBe(each.status)
  for (const [name, start] of Object.entries(each.answers ?? {})) {
    expect(answer.headers, shown).toHaveProperty(name)
    expect(String(answer.headers[name]).startsWith(start), `${name} of ${shown}`).toBe(true)
  }
  if (each.isEmpty) expect(answer.text).toBe('')
  const expected = words.readAll(each.has)
  if (expected !== undefined && !matches(answer.json, expected))
    expect(answer.json).toMatchObject(expected as object)
  if (each.keep) words.keep(each.keep, answer.json.data.id ?? answer.json.data.good_id)
  return answer
}

async function live({ exchanges, isSame, unlike }: Habit): Promise<void> {
  const words = new Words(world)
  const answers: Response[] = []
  for (const each of exchanges) answers.push(await exchange(each, words))
  const [first, ...others] = answers
  if (!isSame) return
  expect(first?.json.data).not.toEqual([])
  for (const answer of others) expect(answer.json.data).toEqual(first?.json.data)
  if (unlike) expect((await exchange(unlike, words)).json.data).not.toEqual(first?.json.data)
}

describe.each(Object.entries(habits))('clients that exist: %s', (_subject, rows) => {
  it.each(rows)('EXA-110 $name', live)
})
