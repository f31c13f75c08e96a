import type { FastifyInstance } from 'fastify'

/** The moment from which this process answers. Ports are bound before it, because the demo file contains them. */
export class Opening {
  #isOpen = false
  #resolve: () => void = () => undefined
  readonly opened = new Promise<void>(resolve => {
    this.#resolve = resolve
  })

  get isOpen(): boolean {
    return this.#isOpen
  }

  open(): void {
    this.#isOpen = true
    this.#resolve()
  }
}

const isProbe = (url: string) => /^\/(healthz|readyz|metrics)\/?(\?|$)/.test(url)

/** Earlier requests wait, except those that ask whether the process is ready. */
export function holdUntilOpen(app: FastifyInstance, opening: Opening): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (opening.isOpen || isProbe(request.url)) done()
    else opening.opened.then(() => done())
  })
}
