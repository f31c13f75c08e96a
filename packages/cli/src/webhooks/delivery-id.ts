import { parseId } from '../command.ts'

/** The id of a delivery, also as the header `webhook-id` has it: `dlv_42`. */
export const parseDeliveryId = (text: string): number => parseId(text.replace(/^dlv_/, ''))
