import { afterEach, describe, expect, it } from 'vitest'
import type { Response } from '../http.ts'
import { matches } from '../matches.ts'
import { useWorld, withoutWorker } from '../world.ts'
import { bodyHabits } from './bodies.ts'
import { dateHabits } from './dates.ts'
import type { Habit, HabitCall } from './habit.ts'
import { headerHabits } from './headers.ts'
import { marketplaceHabits } from './marketplace.ts'
import { previewHabits } from './preview.ts'
import { queryHabits } from './queries.ts'
import { repeatHabits } from './repeats.ts'
import { statusHabits } from './statuses.ts'
import { telephonyHabits } from './telephony.ts'
import { Words } from './words.ts'

const world = useWorld(withoutWorker)

// Each habit is independent, even when the one before it was interrupted.
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

async function call(habitCall: HabitCall, words: Words): Promise<Response> {
  const { host = 'api', method = 'GET', path, headers, body } = habitCall
  const answer = await world[host].send(method, words.read(path), {
    headers: headers ?? {},
    ...(body === undefined ? {} : { rawBody: words.read(body) }),
  })
  const shown = `${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 1500)}`
  expect(answer.status, shown).toBe(habitCall.status)
  for (const [name, start] of Object.entries(habitCall.answers ?? {})) {
    expect(answer.headers, shown).toHaveProperty(name)
    expect(String(answer.headers[name]).startsWith(start), `${name} of ${shown}`).toBe(true)
  }
  if (habitCall.isEmpty) expect(answer.text).toBe('')
  const expected = words.readAll(habitCall.has)
  if (expected !== undefined && !matches(answer.json, expected))
    expect(answer.json).toMatchObject(expected as object)
  if (habitCall.keep) words.keep(habitCall.keep, answer.json.data.id ?? answer.json.data.good_id)
  return answer
}

async function live({ calls, isSame, unlike }: Habit): Promise<void> {
  const words = new Words(world)
  const answers: Response[] = []
  for (const habitCall of calls) answers.push(await call(habitCall, words))
  const [first, ...others] = answers
  if (!isSame) return
  expect(first?.json.data).not.toEqual([])
  for (const answer of others) expect(answer.json.data).toEqual(first?.json.data)
  if (unlike) expect((await call(unlike, words)).json.data).not.toEqual(first?.json.data)
}

describe.each(Object.entries(habits))('clients that exist: %s', (_subject, rows) => {
  it.each(rows)('EXA-110 $name', live)
})
