import { id } from '../command.ts'

/** The id of a delivery, also as the header `webhook-id` has it: `dlv_42`. */
export const deliveryId = (text: string): number => id(text.replace(/^dlv_/, ''))
