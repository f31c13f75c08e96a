import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { withDeadline } from '../../server/test/until.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** The TypeScript of a guide that uses this name. */
export async function findProgram(guide: string, name: string): Promise<string> {
  const text = await readFile(join(root, 'docs', guide), 'utf8')
  const blocks = [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, block = '']) => block)
  const found = blocks.find(block => block.includes(name))
  if (!found) throw new Error(`${guide} has no program with ${name}.`)
  return found
}

/** Stores a program where it finds the built packages of the project, as one finds them after npm install. */
export async function saveProgram(text: string) {
  await buildSdk()
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'guide-'))
  const path = join(folder, 'receiver.mjs')
  await writeFile(path, text)
  return { path, remove: () => rm(folder, { recursive: true }) }
}

async function buildSdk(): Promise<void> {
  const { buildIfNeeded } = await import(pathToFileURL(join(root, 'scripts/build.mjs')).href)
  await buildIfNeeded('sdk')
}

/** Runs a program of a guide on a free port instead of 9000, until it says that it is ready. */
export async function runProgram(text: string, env: Record<string, string>) {
  const port = await findFreePort()
  const { path, remove } = await saveProgram(text.replaceAll('9000', String(port)))
  const child = spawn(process.execPath, [path], {
    env: { PATH: process.env.PATH, ...env },
    cwd: root,
  })
  const output = watch(child)
  await output.has('Ready for webhooks.')
  const stop = async () => {
    child.kill()
    await remove()
  }
  return { url: `http://127.0.0.1:${port}/hook`, output, stop }
}

function watch(child: ChildProcess) {
  let text = ''
  let look = () => {}
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', chunk => {
      text += chunk
      look()
    })
  const has = (words: string) =>
    withDeadline(
      new Promise<void>((resolve, reject) => {
        look = () => text.includes(words) && resolve()
        child.on('exit', () => reject(new Error(`The program ended: ${text}`)))
        look()
      }),
      () => `the program says ${words}; it said ${text}`,
    )
  return { has }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise(resolve => server.close(resolve))
  return port
}
