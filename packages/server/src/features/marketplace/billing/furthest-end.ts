import { addMonths } from '../../../platform/months.ts'

/** Nothing is paid for further ahead than ten years. */
export const furthestEnd = (now: Date): Date => addMonths(now, 120)
