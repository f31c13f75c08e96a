import type { PaymentProcessor } from './processor.ts'

const refusedCard = '4000000000000002'

/** Charges nobody, for the sandbox, and refuses one card so that a refusal can be tried. */
export const testProcessor: PaymentProcessor = {
  note: 'This is a sandbox: no money moves.',
  fields: [
    {
      name: 'card',
      label: 'Test card',
      value: '4242 4242 4242 4242',
      hint: '4000 0000 0000 0002 is refused, every other number is accepted.',
    },
  ],
  async charge({ key, answers }) {
    if (answers.card?.replaceAll(/\D/g, '') === refusedCard) return { refused: 'The card was refused.' }
    return { ok: true, reference: `test-${key}` }
  },
}
