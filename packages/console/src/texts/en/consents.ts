/** Keys by RFC 6749 §4.1.2.1. */
const problems: Record<string, string> = {
  invalid_client: 'The application that sent you here is not registered.',
  unauthorized_client: 'The application that sent you here isn’t allowed to ask for this.',
  invalid_redirect_uri: 'The application’s redirect URI is not registered.',
  invalid_request: 'The request is incomplete or invalid.',
  invalid_scope: 'The application asks for unknown scopes.',
  unsupported_response_type: 'The application asks for a response type that isn’t supported.',
  access_denied: 'Access was denied.',
  server_error: 'Something went wrong on our side.',
  temporarily_unavailable: 'The service is temporarily unavailable. Try again in a minute.',
}

export const texts = {
  title: 'Access to your location',
  consent: 'Consent',
  asksTo: (partner: string) => `{client} of ${partner} asks to:`,
  location: 'Location',
  allow: 'Allow',
  deny: 'Deny',
  onlyOwners: 'You don’t own a location. Only an owner can allow this.',
  youReturn: (name: string, host: string) =>
    `You are signed in as ${name} and will return to ${host}. You can withdraw this at any time on the location’s page.`,

  brokenLink: 'This link doesn’t work',
  brokenLinkNote: 'An application sent you here with an invalid request.',
  problems,
  problemWithCode: (sentence: string, code: string) => `${sentence} (${code})`,
  unknownProblem: 'The request is invalid.',
  startAgain: 'Go back and start again. If it happens again, tell the developer of the application.',

  consents: 'Consents',
  consentsNote: 'Partners’ OAuth clients that may access this location.',
  noConsents: 'No consents',
  noConsentsNote:
    'When an OAuth client asks for access to this location, you see what it asks for. What you allow is listed here.',
  paused: (name: string) => `Paused: ${name} no longer owns this location`,
  pausedUnknown: 'Paused: whoever consented no longer owns this location',
  since: (day: string) => `since ${day}`,
  consentTo: (title: string) => `the consent to ${title}`,
  takeOverNote: (title: string, location: string, scopes: string) =>
    `With your consent, ${title} may do this in ${location} again: ${scopes}. If you don’t recognize it, withdraw the consent instead.`,
  withdraw: 'Withdraw',
  withdrawNamed: (title: string) => `Withdraw the consent to ${title}`,
  withdrawQuestion: (title: string) => `Withdraw the consent to ${title}?`,
  withdrawNote: (title: string, location: string) =>
    `${title} loses access to ${location} at once. It can ask again.`,
  withdrawn: (title: string, location: string) => `${title} no longer has access to ${location}.`,
}

declare module '../areas.ts' {
  interface Areas {
    consents: typeof texts
  }
}
