import type { AppError } from '../errors.ts'
import { sqlStateOf, violatedConstraintOf } from './database.ts'

/**
 * What each refusal of the database means to the caller, by the name of the constraint, or by the SQLSTATE of an error
 * that has none.
 */
export type Explanations = Record<string, () => AppError | Promise<AppError>>

export async function explainViolations<T>(explanations: Explanations, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const explain = explanations[violatedConstraintOf(error) ?? sqlStateOf(error) ?? '']
    throw explain ? await explain() : error
  }
}
