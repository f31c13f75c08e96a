/** A wait that can be cut short. */
export class InterruptibleWait {
  #end: () => void = () => undefined

  async wait(ms: number): Promise<void> {
    await new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      this.#end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#end = () => undefined
  }

  end(): void {
    this.#end()
  }
}
