const issued = /("[a-z_]*(?:token|secret|password|key)"\s*:\s*")[^"]+/g

/** Replaces tokens that are known. */
export const maskKnown = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text)

/** Replaces whatever JSON calls a token, a secret, a password or a key. */
export const maskIssued = (json: string): string => json.replaceAll(issued, '$1…')
