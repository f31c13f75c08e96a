const patienceMs = 20_000

/** Waits until it is so, and fails with what it waited for. */
export async function until(isSo: () => Promise<boolean>, what: () => unknown): Promise<void> {
  const end = Date.now() + patienceMs
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain until ${await what()}.`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
