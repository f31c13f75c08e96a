/** What a payment page asks the payer for, such as a token of a card; handed to `charge` and kept nowhere. */
export interface PaymentField {
  name: string
  label: string
  value?: string
  hint?: string
}

interface ChargeRequest {
  /** The same key is charged once, however often it is asked for: pass it on as the idempotency key. */
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
  /** Aborts when the payer is not kept waiting any longer. */
  signal: AbortSignal
}

/** Refused is an answer. Whatever is thrown means that nobody knows, and the payer may try again with the same key. */
type ChargeResult = { ok: true; reference: string } | { refused: string }

/** Takes the money of the payment page. Operators plug in their own. */
export interface PaymentProcessor {
  /** One sentence on the page, above the button. */
  note?: string
  fields?: PaymentField[]
  charge(request: ChargeRequest): Promise<ChargeResult>
}
