/** A rest that can be cut short. */
export class Nap {
  #end: () => void = () => undefined

  async take(ms: number): Promise<void> {
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
