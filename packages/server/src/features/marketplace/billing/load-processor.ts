import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context } from '../../../context.ts'
import { StartError } from '../../../platform/start-error.ts'
import type { PaymentProcessor } from './processor.ts'
import { testProcessor } from './test-processor.ts'

/** Loads the operator's processor. Without one, a sandbox uses the test processor, and production has none. */
export async function loadProcessor({
  mode,
  paymentProcessor: file,
}: Pick<Context['config'], 'mode' | 'paymentProcessor'>): Promise<PaymentProcessor | undefined> {
  if (file === undefined) return mode === 'sandbox' ? testProcessor : undefined
  const url = pathToFileURL(resolve(file)).href
  const module = (await import(url).catch(cause => {
    throw new StartError(`FOYER_PAYMENT_PROCESSOR ${file} cannot be loaded: ${String(cause)}`, { cause })
  })) as { processor?: PaymentProcessor }
  if (typeof module.processor?.charge !== 'function')
    throw new StartError(
      `FOYER_PAYMENT_PROCESSOR ${file} must export \`processor\` with a function \`charge\`.`,
    )
  return module.processor
}
