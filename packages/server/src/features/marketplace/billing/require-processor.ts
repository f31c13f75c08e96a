import type { Context } from '../../../context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { PaymentProcessor } from './processor.ts'

export function requireProcessor({ processor }: Context): PaymentProcessor {
  if (!processor) throw new AppError('unavailable', 'Payments are not set up on this platform.')
  return processor
}
