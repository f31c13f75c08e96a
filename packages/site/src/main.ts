import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from './build-site.ts'
import { WrongPlace } from './place.ts'

const usage = `Usage: npm run docs -- [--to FOLDER] [--base PATH] [--explorer URL]

  Builds the documentation site as static files, for any web host.

  --to        the folder for the files; ./site if omitted. It is new, empty, or a site to replace
  --base      where the host serves it: a path or an address that ends with a slash; / if omitted
  --explorer  the API explorer of a sandbox, such as https://sandbox.example/explorer/; no links to it if omitted
  --console   the console of a sandbox; no link to it if omitted`

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'site' },
    base: { type: 'string', default: '/' },
    explorer: { type: 'string' },
    console: { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (values.help) console.log(usage)
else if (!values.base.endsWith('/')) {
  console.error('--base must end with a slash, such as /docs/.')
  process.exitCode = 2
} else {
  const root = join(import.meta.dirname, '../../..')
  const startedMs = performance.now()
  try {
    const { pages } = await buildSite({ ...values, root, to: resolve(values.to) })
    console.log(
      `${pages} pages in ${values.to}, in ${((performance.now() - startedMs) / 1000).toFixed(1)} s.`,
    )
  } catch (error) {
    if (!(error instanceof WrongPlace)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}
