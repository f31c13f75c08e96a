import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { allRoutes, createApi } from '../../api.ts'
import { createApp } from '../../app.ts'
import type { Context, Urls } from '../../context.ts'
import { PlatformClock } from '../../platform/clock.ts'
import type { ConnectionOptions } from '../../platform/database/database.ts'
import { Opening } from '../../platform/http/opening.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { startWorker } from '../../worker.ts'
import { openContext } from '../open-context.ts'
import { ShutdownStack } from '../shutdown-stack.ts'
import { poolOfWorld, toWorldConfig } from './world-config.ts'

// A former life keeps its connections for as long as it drains.
const drainMs = 2000

export type Serve = (request: IncomingMessage, response: ServerResponse) => void

/** A world between two resets: a database with everything that serves it, except the ports. */
export interface Life {
  serve: Record<'api' | 'app', Serve>
  readonly inFlight: number
  /** Begins to answer and to work in the background. */
  begin(world: { id: string; urls: Urls; reset(): Promise<void> }): void
  /** Sends no more webhooks. An attempt under way that takes long is left to `end`. */
  stopWork(): Promise<void>
  /** Stops the work, and waits for the requests in flight. */
  end(): Promise<void>
}

interface LifeOptions {
  connection: ConnectionOptions
  limits: boolean
  /** Nothing is connected to the database any more. */
  onEnd(): void
}

/** Composes what `startProgram` starts, on a database that is ready. */
export async function openLife(main: Context, { connection, limits, onEnd }: LifeOptions): Promise<Life> {
  const log = main.log.child({})
  const shutdownStack = new ShutdownStack(log)
  const clock = new PlatformClock()
  const config = toWorldConfig(main.config, { limits })
  const parts = { ...main, config, log, clock, metrics: createMetrics({ ofProcess: false }) }
  let reset = async (): Promise<void> => undefined
  try {
    const ctx = await openContext(parts, { ...connection, ...poolOfWorld }, shutdownStack)
    const routes = allRoutes(ctx, { clock, worlds: undefined, reset: () => reset() })
    const [opening, readiness] = [new Opening(), { isReady: false }]
    const api = await createApi(ctx, routes, opening)
    const app = await createApp(ctx, routes, { readiness, opening })
    await Promise.all([api.ready(), app.ready()])
    const requests = new RequestsInFlight()
    let workStopped = async (): Promise<void> => undefined
    const stopWork = () => Promise.race([workStopped(), drained()])
    return {
      serve: { api: requests.counted(api.routing), app: requests.counted(app.routing) },
      get inFlight() {
        return requests.count
      },
      begin(world) {
        log.setBindings({ world: world.id })
        Object.assign(ctx.urls, world.urls)
        reset = () => world.reset()
        const worker = startWorker(ctx)
        let stopped: Promise<void> | undefined
        workStopped = () => (stopped ??= worker.stop())
        shutdownStack.add('worker', workStopped)
        opening.open()
        readiness.isReady = true
      },
      stopWork,
      async end() {
        opening.open()
        await stopWork()
        // Streams end here; other requests finish.
        await Promise.all([api.close(), app.close()])
        await requests.finished()
        await shutdownStack.run()
        onEnd()
      },
    }
  } catch (error) {
    await shutdownStack.run()
    onEnd()
    throw error
  }
}

const drained = () => pause(drainMs, undefined, { ref: false })

class RequestsInFlight {
  count = 0
  #onNone: (() => void) | undefined

  counted(serve: Serve): Serve {
    return (request, response) => {
      this.count++
      response.once('close', () => {
        if (--this.count === 0) this.#onNone?.()
      })
      serve(request, response)
    }
  }

  async finished(): Promise<void> {
    if (this.count === 0) return
    const none = new Promise<void>(resolve => {
      this.#onNone = resolve
    })
    await Promise.race([none, drained()])
  }
}
