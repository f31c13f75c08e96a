import { addMonths } from '../../../platform/months.ts'

/** Nobody can pay more than ten years ahead. */
export const furthestEnd = (now: Date): Date => addMonths(now, 120)
