/** The rule that surprises everybody who tests alone. */
export const ownChangesAreNotSent =
  'What you change with your own partner token is sent to you only where self_sending is 1. `foyer trigger client.update`, or a call with --as other-partner, makes a change that is sent.'
