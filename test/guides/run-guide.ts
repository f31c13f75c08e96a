import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { until } from '../../packages/server/test/until.ts'
import { compareJson, compareText, jsonValuesIn } from './compare.ts'
import { makeFolder } from './folder.ts'
import { compileProgram, isProgram, nameOf, programOf, separator } from './programs.ts'
import type { Block, Guide } from './read-guide.ts'
import { emptyReport, type Report } from './report.ts'
import type { GuideWorld } from './sandbox.ts'
import { openShell, type Running, type Shell, ShellError } from './shell.ts'

interface Surroundings {
  guide: Guide
  world: GuideWorld
  shell: Shell
  folder: string
  report: Report
  /** What the last block has printed. */
  latest: string
  /** The blocks that run on, and the ports on which they listen. */
  running: (Running & { ports: string[] })[]
}

/** Runs the blocks of a guide in order, in a world and a folder of its own. All problems are found, not only the first. */
export async function runGuide(
  guide: Guide,
  world: GuideWorld,
  complaints: Map<string, string>,
): Promise<Report> {
  const { folder, bin } = await makeFolder(world.facts)
  const shell = await openShell(folder, {
    PATH: `${bin}:${process.env.PATH}`,
    SYSTEM_PATH: process.env.PATH ?? '',
    GUIDE_BIN: bin,
    HOME: folder,
    NO_COLOR: '1',
    FOYER_SANDBOX: world.places.toReal('http://127.0.0.1:8080'),
  })
  const report = emptyReport(guide.path)
  const surroundings: Surroundings = { guide, world, shell, folder, report, latest: '', running: [] }
  try {
    for (const block of guide.blocks) {
      const complain = (problem: string) => report.problems.push(`${guide.path}:${block.line}: ${problem}`)
      const complaint = complaints.get(nameOf(guide, block))
      if (complaint) complain(complaint)
      try {
        const problem = await runBlock(surroundings, block)
        if (problem) complain(problem)
      } catch (error) {
        complain((error as Error).message)
        if (error instanceof ShellError) break
      }
    }
    const called = await readFile(join(folder, '.guide/commands'), 'utf8').catch(() => '')
    report.commands = called.split('\n').length - 1
  } finally {
    await shell.close()
    await rm(folder, { recursive: true, force: true })
  }
  return report
}

/** Returns what is wrong with the block. */
async function runBlock(surroundings: Surroundings, block: Block): Promise<string | undefined> {
  const { guide, world, folder, report } = surroundings
  const { language, marks } = block
  if (marks.notExecuted !== undefined) {
    report.notExecuted.push({ line: block.line, reason: marks.notExecuted })
    return undefined
  }
  if (language === '') return 'the block has no language.'
  if (isProgram(block)) report.programs++
  if (marks.file !== undefined) {
    const save = marks.continues ? appendFile : writeFile
    await save(join(folder, marks.file), `${world.places.toReal(block.text)}\n`)
    return isUsedLater(guide, block) ? undefined : `no later block uses the file ${marks.file}.`
  }
  if (language === 'sh') return runShell(surroundings, block)
  if (isProgram(block)) return runProgram(surroundings, block)
  if (['json', 'text'].includes(language)) return compareOutput(surroundings, block)
  return `nobody knows how to execute ${language}.`
}

const isUsedLater = ({ blocks }: Guide, block: Block) =>
  blocks.slice(blocks.indexOf(block) + 1).some(({ text }) => text.includes(block.marks.file ?? ''))

async function runShell(surroundings: Surroundings, { text, marks }: Block): Promise<string | undefined> {
  const lines = marks.hasTerminals ? text.split('\n').filter(line => line.trim() !== '') : [text]
  const last = marks.runsOn ? undefined : lines.pop()
  for (const line of lines) {
    const problem = await startRunning(surroundings, line)
    if (problem) return problem
  }
  return last === undefined ? undefined : execute(surroundings, last, marks.exitCode)
}

async function runProgram(surroundings: Surroundings, block: Block): Promise<string | undefined> {
  const { guide, world, folder } = surroundings
  const name = `program-${block.line}.mjs`
  // Before it is compiled: the compiler writes 9000 as 9e3.
  const text = await compileProgram(world.places.toReal(programOf(guide, block)), block)
  await writeFile(join(folder, name), text)
  // Not through the counted command: programs have a count of their own.
  const command = `'${process.execPath}' ${name}`
  if (block.marks.runsOn) return startRunning(surroundings, command)
  const problem = await execute(surroundings, command, block.marks.exitCode)
  surroundings.latest = surroundings.latest.split(`${separator}\n`).at(-1) ?? ''
  return problem
}

async function execute(
  surroundings: Surroundings,
  text: string,
  exitCode?: number,
): Promise<string | undefined> {
  const { world, shell, guide } = surroundings
  const { output, failures } = await shell.run(world.places.toReal(text))
  surroundings.latest = world.places.toGuide(output)
  const isShown = guide.blocks.some(
    block => block.language === 'json' && showsRefusal(block, surroundings.latest),
  )
  const unexpected = failures.filter(
    failure => failure.exitCode !== exitCode && !(failure.exitCode === 22 && isShown),
  )
  if (unexpected.length > 0)
    return `${unexpected.map(({ command, exitCode: code }) => `${command} ended with ${code}`).join('; ')}: ${surroundings.latest.slice(-1500)}`
  if (exitCode !== undefined && failures.length === 0)
    return `it should end with ${exitCode}, and ended with 0.`
  return undefined
}

/** A guide may show how a request is refused, and then prints the answer. */
const showsRefusal = ({ text, marks }: Block, output: string) =>
  /"success":\s*false|"status":\s*4\d\d/.test(text) &&
  jsonValuesIn(text).some(expected =>
    jsonValuesIn(output).some(value => !compareJson(expected, value, marks)),
  )

async function startRunning(surroundings: Surroundings, text: string): Promise<string | undefined> {
  const { world, shell, folder } = surroundings
  const program = /\bnode'? (\S+\.m?[jt]s)/.exec(text)?.[1]
  const source = program ? await readFile(join(folder, program), 'utf8').catch(() => '') : ''
  const ports = [...world.places.toGuide(source).matchAll(/(?:listen\(|port: )(\d+)/g)].map(
    ([, port = '']) => port,
  )
  // A reader stops the former program with Ctrl-C, before another one takes its port.
  for (const former of surroundings.running.filter(other => other.ports.some(port => ports.includes(port))))
    former.stop()
  const started = await shell.start(world.places.toReal(text))
  surroundings.running.push({
    ...started,
    ports,
    output: async () => world.places.toGuide(await started.output()),
  })
  const listens = async () =>
    (await Promise.all(ports.map(port => isOpen(world.ports[port] ?? 0)))).includes(true)
  const isThere = async () =>
    (ports.length > 0 ? await listens() : (await started.output()) !== '') || (await started.hasFailed())
  const isHeard = await until(isThere, `something is heard of ${text}`, { timeoutMs: 20_000 }).then(
    () => true,
    () => false,
  )
  if (!isHeard) return `nothing is heard of it: ${await started.output()}`
  return (await started.hasFailed()) ? `it failed: ${await started.output()}` : undefined
}

const isOpen = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

async function compareOutput(surroundings: Surroundings, block: Block): Promise<string | undefined> {
  const { world, latest, running, report } = surroundings
  report.compared++
  const compare = (output: string) =>
    block.language === 'json' ? compareAnyJson(block, output) : compareText(block.text, output)
  let difference = block.marks.isDelivered ? 'nothing was delivered' : compare(latest)
  if (difference === undefined) return undefined
  if (running.length === 0 && !block.marks.isDelivered)
    return `${difference}. It printed:\n${latest.slice(0, 3000)}`
  await world.advance(6)
  const look = async () => {
    if (block.marks.isDelivered)
      difference = compareAnyJson(block, JSON.stringify(await world.deliveredBodies()).slice(1, -1))
    else
      for (const { output } of running) {
        const other = compare(await output())
        difference = other === undefined ? undefined : difference
        if (other === undefined) return true
      }
    return difference === undefined
  }
  return until(look, 'it is printed', { timeoutMs: 15_000 }).then(
    () => undefined,
    async () =>
      `${difference}. It printed:\n${latest.slice(0, 1500)}\n${(await Promise.all(running.map(({ output }) => output()))).join('\n').slice(-1500)}`,
  )
}

function compareAnyJson({ text, marks }: Block, output: string): string | undefined {
  const expected = jsonValuesIn(text)
  if (expected.length === 0) return 'the block is no JSON'
  const values = jsonValuesIn(output)
  for (const item of expected) {
    const differences = values.map(value => compareJson(item, value, marks))
    if (!differences.includes(undefined)) return differences.at(-1) ?? 'no JSON came'
  }
  return undefined
}
