import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildOnce } from '../../packages/cli/test/build-once.ts'
import { compareJson, compareText, jsonValuesIn } from './compare.ts'
import { root } from './folder.ts'
import { createPlaces } from './places.ts'
import { checkTypes } from './programs.ts'
import { readGuide } from './read-guide.ts'
import { runGuide } from './run-guide.ts'
import type { GuideWorld } from './sandbox.ts'

const fence = '```'
const world: GuideWorld = {
  facts: { api_root: '', app_url: '', partner: { token: '' } },
  ports: {},
  places: createPlaces({
    apiUrl: 'http://127.0.0.1:65001',
    appUrl: 'http://127.0.0.1:65002',
    ports: {},
    databaseUrl: 'postgresql://none',
  }),
  advance: async () => undefined,
  deliveredBodies: async () => [],
  remove: async () => undefined,
}

const problemsOf = async (text: string) =>
  (await runGuide(readGuide('docs/a.md', text), world, new Map())).problems

describe('a guide', () => {
  it.each([
    ['has a block without a language', `${fence}\nls\n${fence}`, 'docs/a.md:1: the block has no language.'],
    ['has a language that nobody executes', `${fence}perl\n1\n${fence}`, 'nobody knows how to execute perl.'],
    [
      'has a command that fails',
      `# A\n\n${fence}sh\ntrue\nls /nowhere\n${fence}`,
      'docs/a.md:3: ls /nowhere ended with',
    ],
    ['has a program that throws', `${fence}ts\nthrow new Error('broken')\n${fence}`, 'broken'],
    [
      'prints something else',
      `${fence}sh\necho one\n${fence}\n\n${fence}text\ntwo\n${fence}`,
      'no line is "two"',
    ],
    [
      'answers something else',
      `${fence}sh\necho '{"a":1}'\n${fence}\n\n${fence}json\n{"a":2}\n${fence}`,
      '.a is 1, not 2',
    ],
    ['should fail and does not', `<!-- exit code: 2 -->\n${fence}sh\ntrue\n${fence}`, 'it should end with 2'],
    [
      'has a file that nobody uses',
      `<!-- file: a.mjs -->\n${fence}js\n1\n${fence}`,
      'no later block uses the file a.mjs',
    ],
  ])('GDE-02 fails when it %s', async (_name, text, problem) => {
    expect((await problemsOf(text)).join()).toContain(problem)
  })

  it('GDE-03 counts what it does not execute, with the reason', async () => {
    const text = `<!-- not executed: needs a printer -->\n${fence}sh\nlp a.txt\n${fence}`
    const { notExecuted, problems } = await runGuide(readGuide('docs/a.md', text), world, new Map())
    expect({ notExecuted, problems }).toEqual({
      notExecuted: [{ line: 2, reason: 'needs a printer' }],
      problems: [],
    })
  })

  it('keeps variables and goes on where the program before it stopped', async () => {
    const shell = `${fence}sh\nname=Ada\n${fence}\n\n${fence}sh\necho "$name"\n${fence}\n\n${fence}text\nAda\n${fence}`
    const programs = `${fence}ts\nconst a: number = 1\n${fence}\n\n<!-- continues -->\n${fence}ts\nconsole.log(a + 1)\n${fence}\n\n${fence}text\n2\n${fence}`
    expect(await problemsOf(`${shell}\n\n${programs}`)).toEqual([])
  })

  it('GDE-02 fails when the types of a program are wrong', async () => {
    await buildOnce('sdk', 'contract')
    const folder = await mkdtemp(join(tmpdir(), 'foyer-types-'))
    const text = `${fence}ts\nimport { createFoyer } from '@foyer/sdk'\ncreateFoyer({ apiUrl: 1 })\n${fence}`
    const complaints = await checkTypes([readGuide('docs/a.md', text)], folder, join(root, 'node_modules'))
    await rm(folder, { recursive: true })
    expect([...complaints.values()].join()).toContain("Type 'number' is not assignable")
  })
})

describe('the comparison', () => {
  it('lets times, tokens and what an ellipsis stands for differ, and nothing else', () => {
    const expected = {
      at: '2026-01-01 10:00:00',
      token: 'foyer_user_beK3vkNW8Yd0uyCchEm59vy86P',
      name: 'A…',
      id: 1,
    }
    const actual = {
      at: '2027-03-04 11:22:33',
      token: 'foyer_user_000000000000000000000000',
      name: 'Ada',
      id: 1,
    }
    expect(compareJson(expected, actual)).toBeUndefined()
    expect(compareJson(expected, { ...actual, id: 2 })).toBe('.id is 2, not 1')
    expect(compareJson(expected, { ...actual, more: 1 })).toBe('the whole also has more')
    expect(compareJson(expected, { ...actual, more: 1 }, { isPart: true })).toBeUndefined()
  })

  it('finds lines that follow each other', () => {
    expect(compareText('a  b\n…\nd', 'x\na b\nc\nd\n')).toBeUndefined()
    expect(compareText('a\nc', 'a\nb\nc')).toBe('its lines came in another order')
  })

  it('reads values that follow each other without a separator', () => {
    expect(jsonValuesIn('{"a":"}"}{"b":[1]} [2]')).toEqual([{ a: '}' }, { b: [1] }, [2]])
  })
})
