import type { AppError } from '../errors.ts'
import { violatedConstraintOf } from './database.ts'

/** For rules that the database decides: what each constraint's refusal means to the caller. */
export type Explanations = Record<string, () => AppError>

export async function explainViolations<T>(explanations: Explanations, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const explain = explanations[violatedConstraintOf(error) ?? '']
    throw explain ? explain() : error
  }
}
