import { plural } from '../plural.ts'
/** Partner accounts and their test locations. */
export const texts = {
  title: 'Partners',
  description: 'Programs call the API with the token of a partner account.',
  yourAccounts: 'Your partner accounts',
  account: 'Partner account',
  noAccounts: 'No partner account yet',
  noAccountsNote: 'Create one to get a partner token and try it with one curl command.',
  partnerId: (id: number) => `Partner ${id}`,

  create: 'Create a partner account',
  createTitle: 'New partner account',
  createNote: 'You get its token right away.',
  createAccount: 'Create account',
  name: 'Name',
  nameExample: 'Acme Integrations',
  nameHint: 'Your company or product, as owners will see it.',

  tokenOf: (title: string) => `Token of ${title}`,
  tokenNote: 'Copy it now. You won’t see it again.',
  tryIt: 'Try it:',
  command: 'Command',
  copiedIt: 'I have copied it',
  noToken: 'No token',
  tokenSince: (day: string) => `since ${day}`,
  withToken: (id: number, token: string) => `Partner ${id} · token ${token}`,
  withoutToken: (id: number) => `Partner ${id} · no token`,

  /** Those that have no row in partner-pages.ts yet are there already. */
  pages: {
    overview: 'Overview',
    start: 'Start',
    applications: 'Applications',
    endpoints: 'Endpoints',
    deliveries: 'Deliveries',
    events: 'Events',
    requests: 'API log',
    replay: 'Replay',
    'test-send': 'Test send',
    publishing: 'Publishing',
    team: 'Team',
    'oauth-clients': 'OAuth clients',
    settings: 'Settings',
  },
  deliveriesOf: (title: string) => `Deliveries of ${title}`,
  token: 'Token',
  tokenPanelNote: 'Programs call the API with it.',
  issueToken: 'Issue new token',
  issueTokenFor: (title: string) => `Issue new token for ${title}`,
  issueTokenQuestion: (title: string) => `Issue a new token for ${title}?`,
  issueTokenAction: 'Issue a new token',
  issueTokenWarning:
    'The current token stops working at once. Programs that use it fail until they have the new one.',
  issueFirstToken: 'Programs can call the API again with the new token.',
  revoke: 'Revoke',
  revokeTokenOf: (title: string) => `Revoke the token of ${title}`,
  revokeTokenQuestion: (title: string) => `Revoke the token of ${title}?`,
  revokeTokenAction: 'Revoke the token',
  revokeTokenWarning: 'All calls with it are refused at once, until you issue a new one.',
  tokenRevoked: (title: string) => `Token of ${title} revoked.`,

  applications: 'Applications',
  applicationsNote: 'What owners connect to their locations.',
  createApplication: 'Create application',
  noApplications: 'No applications yet',
  start: 'Get a first webhook',
  noApplicationsNote:
    'An application has a card in the app directory, rights, and a system user that acts for it.',

  settings: 'Account',
  settingsNote: 'How owners and the marketplace see this partner account.',
  settingsSaved: 'Account saved.',
  shownToOwners: 'Shown to owners.',
  webhook: 'Marketplace webhook',
  webhookHint: 'Receives the marketplace events of applications without their own URL.',

  testLocations: 'Test locations',
  testLocationsNote: 'Drafts can only be connected here.',
  noTestLocations: 'No test locations yet',
  chooseOwnLocation: 'Choose one of your own locations to try drafts in.',
  addOwnLocation: 'Add a location of your own first. Only its owner can make it a test location.',
  addTestLocation: 'Add a test location',
  location: 'Location',
  locationSince: (id: number, day: string) => `Location ${id} · since ${day}`,
  removeTestLocation: (title: string) => `Remove ${title} from the test locations`,
  testLocationAdded: (title: string) => `${title} is now a test location.`,
  testLocationRemoved: (title: string) => `${title} is no longer a test location.`,

  heldTitle: 'Deliveries held during the suspension',
  heldNote: 'The suspension of this account is lifted. Held deliveries are not sent by themselves.',
  heldSince: (count: number, moment: string) =>
    plural(count, { one: `# delivery, from ${moment}`, other: `# deliveries, from ${moment}` }),
  replay: 'Replay',
  replayIn: (title: string) => `Replay held deliveries of ${title}`,
}

declare module '../areas.ts' {
  interface Areas {
    partners: typeof texts
  }
}
