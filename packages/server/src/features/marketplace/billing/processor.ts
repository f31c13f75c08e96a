/** What a payment page asks the payer for, such as a token of a card. It is passed to `charge` and never stored. */
export interface PaymentField {
  name: string
  label: string
  value?: string
  hint?: string
}

interface ChargeRequest {
  /** Charge the same key only once, however often you are called: pass it on as the idempotency key. */
  key: string
  /** A decimal number as text, such as `19.00`. */
  amount: string
  /** ISO 4217. */
  currency: string
  /** What the payer reads on the statement. */
  description: string
  locationId: number
  applicationId: number
  answers: Record<string, string>
  /** Aborts when the payer has waited long enough. */
  signal: AbortSignal
}

/**
 * Return a refusal; do not throw it. An exception means that nobody knows whether the money was taken, and the payer
 * may try again with the same key.
 */
type ChargeResult = { ok: true; reference: string } | { refused: string }

/** Takes the money of the payment page. Operators plug in their own. */
export interface PaymentProcessor {
  /** One sentence on the page, above the button. */
  note?: string
  fields?: PaymentField[]
  charge(request: ChargeRequest): Promise<ChargeResult>
}
