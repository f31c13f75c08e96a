export interface SignedPayment {
  salon_id: number
  amount: number
  discount: number
}

/** The text whose HMAC, with the partner token as the key, is `sign` of a payment. */
export const signedPaymentText = ({ salon_id, amount, discount }: SignedPayment): string =>
  `salon_id=${salon_id}&amount=${amount}${discount > 0 ? `&discount=${discount}` : ''}`
