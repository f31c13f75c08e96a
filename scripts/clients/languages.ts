import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export const documents = ['general', 'developer-tools', 'v3'] as const
type DocumentName = (typeof documents)[number]

export type Command = [program: string, ...words: string[]]

export interface Language {
  title: string
  /** The programs that it needs, each with the package that has it. */
  tools: Record<string, string>
  /** The folder of a generated client. */
  output(document: DocumentName): string
  /** What the generator is told about a client, besides `commonOptions`. */
  options(document: DocumentName): Record<string, string>
  /** Steps from the sources to a program. Without its libraries a language is skipped; a client must compile. */
  steps(folder: string): { isDownload?: true; command: Command }[]
  program: string
  run: Command
  /** Variables of the steps and of the program. */
  environment?: Record<string, string>
}

/** Clients that accept fields that they don't know go on working when the server gets new ones. */
export const commonOptions = { disallowAdditionalPropertiesIfNotPresent: 'false' }

const snake = (document: DocumentName) => `foyer_${document.replaceAll('-', '_')}`
const pascal = (document: DocumentName) =>
  document.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())

const python: Language = {
  title: 'Python',
  tools: { python3: 'python3-venv' },
  output: snake,
  options: document => ({ packageName: snake(document) }),
  steps: () => [
    { isDownload: true, command: ['python3', '-m', 'venv', 'environment'] },
    {
      isDownload: true,
      command: [
        'environment/bin/pip',
        'install',
        '--quiet',
        '--requirement',
        'foyer_general/requirements.txt',
      ],
    },
    { command: ['environment/bin/python', '-c', `import ${documents.map(snake).join(', ')}`] },
  ],
  program: 'five_calls.py',
  run: ['environment/bin/python', 'five_calls.py'],
  environment: { PYTHONPATH: documents.map(snake).join(':') },
}

const go: Language = {
  title: 'Go',
  tools: { go: 'golang-go' },
  output: snake,
  options: document => ({ packageName: snake(document), withGoMod: 'false' }),
  steps: () => [
    { isDownload: true, command: ['go', 'mod', 'download'] },
    { command: ['go', 'build', '-o', 'five-calls', '.'] },
  ],
  program: 'main.go',
  run: ['./five-calls'],
}

const java: Language = {
  title: 'Java',
  tools: { javac: 'default-jdk-headless', mvn: 'maven' },
  output: document => document,
  options: document => {
    const invokerPackage = `com.example.foyer.${document.replaceAll('-', '')}`
    return {
      library: 'native',
      openApiNullable: 'false',
      invokerPackage,
      apiPackage: `${invokerPackage}.api`,
      modelPackage: `${invokerPackage}.model`,
    }
  },
  steps: folder => [
    {
      isDownload: true,
      command: ['mvn', '-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=jars'],
    },
    {
      command: [
        'javac',
        '-proc:none',
        '-cp',
        'jars/*',
        '-d',
        'classes',
        'FiveCalls.java',
        ...sources(folder),
      ],
    },
  ],
  program: 'FiveCalls.java',
  run: ['java', '-cp', 'classes:jars/*', 'FiveCalls'],
}

const sources = (folder: string): string[] =>
  documents.flatMap(document =>
    readdirSync(join(folder, document), { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.java'))
      .map(path => join(document, path)),
  )

const php: Language = {
  title: 'PHP',
  tools: { php: 'php-cli', composer: 'composer' },
  output: document => document,
  options: document => ({ invokerPackage: `Foyer\\${pascal(document)}` }),
  steps: () => [
    { command: ['php', 'load-all.php'] },
    { isDownload: true, command: ['composer', 'install', '--no-interaction', '--no-progress', '--quiet'] },
  ],
  program: 'five-calls.php',
  run: ['php', 'five-calls.php'],
}

export const languages = { python, go, java, php } satisfies Record<string, Language>
export type LanguageName = keyof typeof languages
