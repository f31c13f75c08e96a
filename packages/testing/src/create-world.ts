import { ConflictError, createFoyer, FoyerError, NotFoundError } from '@foyer/sdk'
import { readEnvironment } from './config.ts'
import { TestingError } from './errors.ts'
import type { Facts } from './facts.ts'
import { checkOptions, type WorldOptions } from './options.ts'
import { reachWorld } from './reach-world.ts'
import { realFetch } from './real-time.ts'
import { demoPartnerToken } from './sandbox/answers.ts'
import { findSandbox } from './sandbox/find-sandbox.ts'
import { whenAllowed } from './sandbox/when-allowed.ts'
import { Receiver } from './webhooks/receiver.ts'
import { World } from './world.ts'

// A world takes seconds, and many at once on a busy machine take minutes.
const timeoutMs = 180_000

/**
 * Creates a world: in the sandbox of the option `sandbox` or of FOYER_SANDBOX, or else in the one on port 8080, or else in
 * one that is started with the installed `@foyer/server` and ends by itself.
 */
export async function createWorld(options: WorldOptions = {}): Promise<World> {
  checkOptions(options)
  const sandbox = await findSandbox(options)
  const { url } = sandbox
  // Without retries: the sandbox may still be making the world of a request that is repeated, and then makes two.
  const foyer = createFoyer({
    apiUrl: url,
    partnerToken: demoPartnerToken,
    timeoutMs,
    maxRetries: 0,
    fetch: realFetch,
  })
  const facts = await whenAllowed(() => foyer.sandbox.createWorld({ limits: options.limits })).then(
    ({ data }) => data as unknown as Facts,
    error => {
      throw explained(error, url)
    },
  )
  await sandbox.remember(facts.id)
  const receiverHost = options.receiverHost ?? readEnvironment().receiverHost
  const receiver = await new Receiver(facts.partner.webhook_secret).open(receiverHost)
  const state = { id: facts.id, isDeleted: false }
  return new World({
    facts,
    receiver,
    fetch: reachWorld(foyer, url, state),
    async end() {
      state.isDeleted = true
      await whenAllowed(() => foyer.sandbox.deleteWorld({ world_id: facts.id })).catch(error => {
        // It has ended by itself, or its sandbox has.
        if (!(error instanceof NotFoundError || (error instanceof FoyerError && error.status === 0)))
          throw error
      })
      await sandbox.forget(facts.id)
    },
  })
}

/** Creates a world for the duration of a function, where `await using` is not at hand. */
export async function withWorld<T>(
  run: (world: World) => Promise<T>,
  options: WorldOptions = {},
): Promise<T> {
  const world = await createWorld(options)
  try {
    return await run(world)
  } finally {
    await world.delete()
  }
}

function explained(error: unknown, url: string): unknown {
  if (error instanceof NotFoundError)
    return new TestingError(
      `The server at ${url} has no worlds: it is no sandbox, or older than @foyer/testing.`,
      { cause: error },
    )
  if (error instanceof ConflictError)
    return new TestingError(
      `The sandbox at ${url} made no world. ${error.message} Worlds end with world.delete(), and foyer worlds delete --all ends those of tests that were killed; fewer test files at once need fewer.`,
      { cause: error },
    )
  return error
}
