import { cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Language, type LanguageName, languages } from './languages.ts'
import { CommandFailed, runCommand } from './run-command.ts'

const sources = dirname(fileURLToPath(import.meta.url))

/** What the program must print, a line for each of its five calls. */
const expected = [
  /^list: \d+ team/,
  /^read: \w/,
  /^create: client \d/,
  /^wrong: 422 \w/,
  /^v3: \d+ resources/,
]

/** Adds our program to the generated clients and compiles both. Returns why it can't, if libraries are missing. */
export async function buildClient(name: LanguageName, folder: string): Promise<string | undefined> {
  const { steps, environment }: Language = languages[name]
  await cp(join(sources, name), folder, { recursive: true })
  for (const { isDownload, command } of steps(folder))
    try {
      await runCommand(command, { folder, environment })
    } catch (error) {
      if (isDownload && error instanceof CommandFailed) return `${command[0]} could not install its libraries`
      throw error
    }
  return undefined
}

/** Runs the five calls. */
export async function callSandbox(
  name: LanguageName,
  folder: string,
  credentials: Record<string, string>,
): Promise<void> {
  const { run, environment }: Language = languages[name]
  const lines = (await runCommand(run, { folder, environment: { ...environment, ...credentials } }))
    .trim()
    .split('\n')
  const isRight =
    lines.length === expected.length && expected.every((line, index) => line.test(lines[index] ?? ''))
  if (!isRight) throw new CommandFailed(['The five calls printed:', ...lines].join('\n  '))
}
