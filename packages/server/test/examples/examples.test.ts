import { describe, expect, it } from 'vitest'
import { callNames, exampleOf, operationOf, Scene } from './scene.ts'
import { useStage } from './stage.ts'

const stage = useStage()

describe('the examples', () => {
  it('debug', { timeout: 600000 }, async () => {
    const { writeFileSync } = await import('node:fs')
    const t0 = Date.now()
    const out: Record<string, unknown> = {}
    const bad: string[] = []
    const shared = callNames.filter(n => !exampleOf(n).before && !exampleOf(n).alone)
    const reads = shared.filter(n => operationOf(n).method === 'GET')
    const writes = shared.filter(n => operationOf(n).method !== 'GET')
    const run = async (scene: Scene, name: (typeof callNames)[number]) => {
      try {
        const p = await scene.play(name)
        out[name] = p
        if (p.status !== operationOf(name).status)
          bad.push(`${name} ${p.status} ${JSON.stringify(p.answer)}`.slice(0, 600))
      } catch (e) {
        bad.push(`${name} THREW ${String((e as Error).message)}`.slice(0, 600))
      }
    }
    for (const group of [reads, writes])
      await stage.within(async world => {
        const scene = new Scene(world)
        for (const name of group) await run(scene, name)
      })
    const t1 = Date.now()
    for (const name of callNames.filter(n => !shared.includes(n)))
      await stage.within(world => run(new Scene(world), name))
    writeFileSync('/tmp/examples/out.json', JSON.stringify(out, null, 1))
    writeFileSync(
      '/tmp/examples/bad.txt',
      bad.join('\n') +
        `\n${reads.length} reads ${writes.length} writes ${callNames.length - shared.length} own; ${t1 - t0} ms shared, ${Date.now() - t1} ms own\n`,
    )
    expect(bad).toEqual([])
  })
})
