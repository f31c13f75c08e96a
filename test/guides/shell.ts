import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from '../../packages/server/test/until.ts'

interface Result {
  /** What a terminal shows: stdout and stderr as they came. */
  output: string
  /** Commands that failed, each with its exit code. */
  failures: { exitCode: number; command: string }[]
}

export interface Running {
  /** What it has printed so far. */
  output(): Promise<string>
  hasFailed(): Promise<boolean>
  stop(): void
}

export interface Shell {
  /** Runs a block. Variables of earlier blocks are still there. */
  run(text: string): Promise<Result>
  /** Starts a block that runs until it is stopped or the shell is closed. */
  start(text: string): Promise<Running>
  close(): Promise<void>
}

/** On a busy machine a command takes seconds. One that never ends would stop all that follow it. */
const deadline = { timeoutMs: 40_000 }

export class ShellError extends Error {}

/** One bash for a whole guide. Each block is a file that it reads. */
export async function openShell(folder: string, env: Record<string, string>): Promise<Shell> {
  // A process group of its own, so that what a guide has started ends with it.
  const bash = spawn('bash', ['--noprofile', '--norc'], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [bash.stdout, bash.stderr]) stream.on('data', chunk => (said += chunk))
  const exited = once(bash, 'exit')
  const fileOf = (name: string) => join(folder, '.guide', name)
  const read = (name: string) => readFile(fileOf(name), 'utf8').catch(() => '')
  const groups: number[] = []
  let count = 0
  const save = async (text: string) => {
    const name = String(++count)
    // A failing command is written down and does not end the shell.
    const trap = `trap 'printf "%s %s\\n" "$?" "$BASH_COMMAND" >>"${fileOf(`${name}.failures`)}"' ERR`
    await writeFile(fileOf(`${name}.sh`), `${trap}\n${text}\n`)
    return name
  }
  bash.stdin.write('set -E -o pipefail\n')
  return {
    run: async text => {
      const name = await save(text)
      bash.stdin.write(
        `source ${fileOf(`${name}.sh`)} >${fileOf(`${name}.out`)} 2>&1 </dev/null\nprintf 'done ${name};'\n`,
      )
      const isDone = () => said.includes(`done ${name};`)
      await until(async () => isDone() || bash.exitCode !== null, 'it ends', deadline).catch(() => undefined)
      if (!isDone())
        throw new ShellError(
          `it does not end, and the rest of the guide was not run: ${said}${await read(`${name}.out`)}`,
        )
      return {
        output: await read(`${name}.out`),
        failures: (await read(`${name}.failures`))
          .split('\n')
          .filter(line => /^\d+ (?!source )/.test(line))
          .map(line => ({
            exitCode: Number(line.split(' ')[0]),
            command: line.slice(line.indexOf(' ') + 1),
          })),
      }
    },
    start: async text => {
      const name = await save(text)
      // With job control, each gets a process group of its own.
      bash.stdin.write(
        `set -m; { source ${fileOf(`${name}.sh`)}; } >${fileOf(`${name}.out`)} 2>&1 </dev/null & set +m; printf 'pid ${name}=%s;' $!\n`,
      )
      const pid = await until(
        async () => new RegExp(`pid ${name}=(\\d+);`).exec(said)?.[1],
        'it starts',
        deadline,
      )
      groups.push(Number(pid))
      return {
        output: () => read(`${name}.out`),
        hasFailed: async () => (await read(`${name}.failures`)) !== '',
        stop: () => end(Number(pid)),
      }
    },
    close: async () => {
      for (const group of [...groups, bash.pid]) if (group) end(group)
      await exited
    },
  }
}

function end(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
