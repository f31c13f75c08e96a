export type WebhookProblem =
  | 'misconfigured'
  | 'missing_secret'
  | 'malformed_secret'
  | 'missing_body'
  | 'body_already_parsed'
  | 'body_already_read'
  | 'unreadable_body'
  | 'too_large'
  | 'missing_header'
  | 'bad_timestamp'
  | 'too_old'
  | 'in_the_future'
  | 'wrong_signature'
  | 'not_json'
  | 'missing_user_data'
  | 'not_a_payment'

/** What arrived is not proven to be from Foyer, or the receiver is set up wrongly. `code` is for programs; the message says what to do about it. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly code: WebhookProblem

  constructor(code: WebhookProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** A mistake of the program that receives. */
export const misconfigured = (message: string): WebhookVerificationError =>
  new WebhookVerificationError('misconfigured', message)
