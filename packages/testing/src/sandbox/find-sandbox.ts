import { readEnvironment } from '../config.ts'
import { TestingError } from '../errors.ts'
import { checkAddress, type WorldOptions } from '../options.ts'
import { whatAnswers } from './answers.ts'
import type { FoundSandbox } from './found-sandbox.ts'
import { findServer } from './installed-server.ts'
import { useSharedSandbox } from './shared-sandbox.ts'

const usual = 'http://127.0.0.1:8080'
// What nobody has named is not waited for.
const usualMs = 5000
const namedMs = 30_000

/** The sandbox that the test names, or the usual one, or one that all tests of this machine share. */
export async function findSandbox({ sandbox }: WorldOptions): Promise<FoundSandbox> {
  const environment = readEnvironment()
  const wanted = sandbox ?? environment.sandbox
  if (wanted && wanted !== 'start')
    return named(sandbox === undefined ? 'FOYER_SANDBOX' : 'The option sandbox', wanted)
  if (!wanted && (await whatAnswers(usual, usualMs)) === 'sandbox') return running(usual)
  const server = findServer()
  if (!server)
    throw new TestingError(
      `There is no sandbox at ${usual}, and @foyer/server is not installed to start one: npm install --save-dev @foyer/server, or name a sandbox that runs with FOYER_SANDBOX.`,
    )
  return useSharedSandbox(server)
}

async function named(source: string, text: string): Promise<FoundSandbox> {
  const url = checkAddress(source, text)
  const what = await whatAnswers(url, namedMs)
  if (what === 'sandbox') return running(url)
  throw new TestingError(
    what === 'nothing'
      ? `${source} names ${url}, and nothing answers there: is the sandbox running?`
      : `${source} names ${url}, and what answers there is no sandbox of Foyer: the address of its API is needed, and production has no worlds.`,
  )
}

const running = (url: string): FoundSandbox => ({
  url,
  remember: async () => undefined,
  forget: async () => undefined,
})
