import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commonOptions, documents, type LanguageName, languages } from './languages.ts'
import { runCommand } from './run-command.ts'

export const generatorVersion = '7.26.0'

/** Programs that the generator needs, each with the package that has it. */
export const generatorTools = { java: 'default-jre-headless', python3: 'python3-pip' }

/** Downloads the generator: the package of PyPI is small to install and contains the whole program. */
export async function downloadGenerator(folder: string): Promise<string> {
  const wanted = `openapi-generator-cli==${generatorVersion}`
  const flags = ['--quiet', '--no-deps', '--target', 'generator']
  await runCommand(['python3', '-m', 'pip', 'install', ...flags, wanted], { folder })
  return join(folder, 'generator/openapi_generator_cli/openapi-generator.jar')
}

interface Generation {
  generator: string
  /** The folder with the documents for generators. */
  openapi: string
  folder: string
  names: LanguageName[]
}

/** Generates a client of each document in each language, all in one process: starting Java takes longest. */
export async function generateClients({ generator, openapi, folder, names }: Generation): Promise<void> {
  const settings = join(folder, 'settings')
  await mkdir(settings, { recursive: true })
  const files: string[] = []
  for (const name of names)
    for (const document of documents) {
      const file = join(settings, `${name}-${document}.json`)
      await writeFile(
        file,
        JSON.stringify({
          generatorName: name,
          inputSpec: join(openapi, `${document}.json`),
          outputDir: join(folder, name, languages[name].output(document)),
          additionalProperties: { ...commonOptions, ...languages[name].options(document) },
          globalProperties: { apiTests: 'false', modelTests: 'false', apiDocs: 'false', modelDocs: 'false' },
        }),
      )
      files.push(file)
    }
  await runCommand(['java', '-jar', generator, 'batch', '--fail-fast', ...files], { folder })
}
