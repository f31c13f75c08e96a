/** The OAuth clients of a partner account. */
export const texts = {
  description: 'Programs that ask owners for access to their locations and call v3.',
  yourClients: 'Your clients',
  noClients: 'No OAuth clients yet',
  noClientsNote: 'Register one to get its ID and secret.',
  facts: (clientId: string, hint: string) => `${clientId} · secret •••• ${hint}`,

  register: 'Register',
  registerClient: 'Register a client',
  editClient: 'Edit client',
  editNamed: (title: string) => `Edit ${title}`,
  name: 'Name',
  nameHint: 'Shown to owners.',
  redirectUris: 'Redirect URIs',
  redirectUrisHint: 'Where owners return to. Write one per line. Leave empty to use client credentials only.',

  secretOf: (title: string) => `Secret of ${title}`,
  secretNote: 'Copy it now. You won’t see it again.',
  clientId: 'Client ID',
  clientIdLead: 'Client ID:',
  copiedIt: 'I have copied it',

  issueSecret: 'Issue new secret',
  issueSecretFor: (title: string) => `Issue new secret for ${title}`,
  issueSecretQuestion: (title: string) => `Issue a new secret for ${title}?`,
  issueSecretAction: 'Issue a new secret',
  issueSecretWarning:
    'The current secret stops working at once. Tokens issued with it work until they expire.',
  deleteNamed: (title: string) => `Delete ${title}`,
  deleteQuestion: (title: string) => `Delete ${title}?`,
  deleteWarning: 'Its tokens and the owners’ consents end at once.',
  deleted: (title: string) => `${title} deleted.`,
}

declare module '../areas.ts' {
  interface Areas {
    oauth: typeof texts
  }
}
