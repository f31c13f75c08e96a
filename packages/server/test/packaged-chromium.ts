import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { packageRoot } from '../src/platform/package-root.ts'

export interface PackagedChromium {
  executablePath: string
  env: Record<string, string>
}

export const hasPackagedChromium = platform() === 'linux' && arch() === 'x64'

const root = join(packageRoot, '../..')
const cache = join(root, 'node_modules/.cache/chromium')
const unpack = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`

/** The Chromium inside `@sparticuz/chromium`, with the libraries and fonts that a fresh machine lacks. Unpacked once. */
export async function unpackChromium(): Promise<PackagedChromium> {
  if (!hasPackagedChromium) throw new Error('The npm package has a Chromium for Linux on x64 only.')
  const folder = join(cache, await packagedVersion())
  if (!existsSync(folder)) await unpackInto(folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}

async function packagedVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version } = JSON.parse(await readFile(join(dirname(entry), '../../package.json'), 'utf8'))
  return version
}

/** The package unpacks into the temporary folder, and adds its libraries only when it believes that it runs on AWS. */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(join(cache, 'unpacking-'))
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: root,
    env: { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  })
  await writeFile(join(unfinished, 'fonts.conf'), fontsIn(folder))
  // Another test file may have been faster.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }))
}

/** The package's own configuration looks for fonts in /tmp, and Chromium stops where it finds none. */
const fontsIn = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
