const lastWord = /(^|_)(token|secret|password|passphrase|key|apikey|codes|cookie|authorization)s?$/

/** Whether a field, by its name, holds something that must not be shown: `user_token`, `recovery_codes`, `apiKey`. */
export const isSecretName = (name: string): boolean =>
  lastWord.test(
    name
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
      .replaceAll('-', '_')
      .toLowerCase(),
  )
