import { join } from 'node:path'
import { operations } from '@foyer/contract'
import { callNames, exampleOf, operationOf, toSandboxes } from '@foyer/contract/examples'
import { afterAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/platform/package-root.ts'
import { isApart, isWriting, readAnswers, writeAnswers } from './answers.ts'
import { complaintAbout } from './complaint.ts'
import { Scene } from './scene.ts'
import { useStage } from './stage.ts'
import { shapeOf, toPublished } from './stand-ins.ts'
import { collectWebhooks, webhookNames } from './webhook-bodies.ts'

const stage = useStage()
const stored = readAnswers()
const published: Record<string, unknown> = {}
const sandboxes = toSandboxes(callNames, exampleOf, { isApart })
let sent = 0
const repeated = new Set<string>()

afterAll(async () => {
  process.stderr.write(
    `examples: ${sent} sent to ${sandboxes.length} sandboxes, of ${operations.length} operations; ${repeated.size} of them twice under one Idempotency-Key\n`,
  )
  if (isWriting) await writeAnswers({ ...stored, ...published })
})

describe('the examples', () => {
  it('EXA-100 every operation has one, with every part that it reads', () => {
    expect(callNames.length).toBe(operations.length)
    for (const name of callNames) {
      const operation = operationOf(name)
      const example = exampleOf(name)
      expect(example, name).toBeDefined()
      expect(Object.keys(example.params ?? {}).sort(), name).toEqual(
        Object.keys(operation.params?.properties ?? {}).sort(),
      )
      expect(example.body !== undefined, `${name} has a body`).toBe(operation.body !== undefined)
    }
  })

  it.each(sandboxes.map((names, index) => [names.length, index, names] as const))(
    'EXA-20 EXA-101 EXA-102 %i of them, sent as they stand to fresh sandbox %i, succeed as documented',
    { timeout: 300_000 },
    async (_count, _index, names) => {
      const complaints: string[] = []
      await stage.within(async world => {
        const scene = new Scene(world)
        for (const name of names) {
          const { name: key } = operationOf(name)
          const played = await scene.play(name).catch(error => ({ status: 0, answer: String(error) }))
          sent++
          const complaint = complaintAbout(operationOf(name), played)
          if (complaint) complaints.push(`${name}: ${complaint}`)
          if (complaint || played.answer === undefined) continue
          published[key] = toPublished(played.answer, world)
          if (!isWriting)
            expect.soft(shapeOf(stored[key]), `${name}, as stored`).toEqual(shapeOf(published[key]))
        }
        for (const { name, complaint } of scene.repeated) {
          repeated.add(name)
          if (complaint) complaints.push(`EXA-20 ${name}, sent again: ${complaint}`)
        }
      })
      expect(complaints).toEqual([])
    },
  )
})

describe('the examples of webhooks', () => {
  it('EXA-103 there is a body of every kind, as it is really sent', { timeout: 300_000 }, async () => {
    const bodies = await stage.within(
      async world => toPublished(await collectWebhooks(world), world) as Record<string, unknown>,
      {
        FOYER_PAYMENT_PROCESSOR: join(packageRoot, 'test/fixtures/payment-processor.mjs'),
      },
    )
    expect(Object.keys(bodies).sort()).toEqual([...webhookNames].sort())
    for (const [name, body] of Object.entries(bodies)) {
      published[name] = body
      if (!isWriting) expect.soft(shapeOf(stored[name]), name).toEqual(shapeOf(body))
    }
  })
})
