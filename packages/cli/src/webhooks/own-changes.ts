/** The rule that surprises everybody who tests alone. */
export const ownChangesAreNotSent = (world: string): string =>
  `What you change with your own partner token is sent to you only where self_sending is 1. \`foyer trigger client.update${world}\` makes a change that is sent; so does a call with --as other-partner in a Location where an application of yours is installed.`
