/** A number of places. Whoever finds none waits for one, in turn. */
export class Places {
  readonly #waiting: (() => void)[] = []

  constructor(private free: number) {}

  async take(): Promise<void> {
    if (this.free > 0) this.free--
    else await new Promise<void>(resolve => this.#waiting.push(resolve))
  }

  giveBack(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.free++
  }
}
