import type { AppError } from '../errors.ts'
import { violatedConstraintOf } from './database.ts'

/** Translates the constraints that the database enforces into what each refusal means to the caller. */
export type Explanations = Record<string, () => AppError>

export async function explainViolations<T>(explanations: Explanations, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const explain = explanations[violatedConstraintOf(error) ?? '']
    throw explain ? explain() : error
  }
}
