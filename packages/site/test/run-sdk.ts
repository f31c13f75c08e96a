import { createFoyer } from '@foyer/sdk'
import { createAccount } from '@foyer/sdk/account'
import { createOperator } from '@foyer/sdk/operator'

const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor

/** Runs a snippet of the SDK in this process; returns what it prints. */
export async function runSdk(snippet: string): Promise<unknown[]> {
  const printed: unknown[] = []
  const body = snippet.replaceAll(/^import .*$/gm, '')
  const run = new AsyncFunction('createFoyer', 'createAccount', 'createOperator', 'console', body)
  await run(createFoyer, createAccount, createOperator, { log: (value: unknown) => printed.push(value) })
  return printed
}
