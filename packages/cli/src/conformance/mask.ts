const issued = /("[a-z_]*(?:token|secret|password|key)"\s*:\s*")[^"]+/g

/** Replaces tokens and passwords, those of the facts and those that an answer issues. */
export function maskSecrets(text: string, secrets: readonly string[]): string {
  const withoutKnown = secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text)
  return withoutKnown.replaceAll(issued, '$1…')
}
