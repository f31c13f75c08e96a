/** Words around every page: navigation, session, and pages that stand in for others. */
export const texts = {
  skipToContent: 'Skip to content',
  home: 'Home',
  notices: 'Notices',
  foyerHome: 'Foyer, home',
  foyerApplications: 'Foyer, applications',
  mainNavigation: 'Main',
  locations: 'Locations',
  telephony: 'Telephony',
  directory: 'App directory',
  partners: 'Partners',
  operator: 'Operator',
  profile: 'Profile',
  outbox: 'Outbox',
  openOutbox: 'Open outbox',
  sandbox: 'Sandbox',
  documentation: 'Documentation',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'Like the system', light: 'Light', dark: 'Dark' },
  menu: 'Menu',
  openMenu: 'Open menu',
  search: 'Search',
  searchKeys: 'Ctrl K',
  clientNumber: (id: number) => `Client ${id}`,
  location: 'Location',
  /** A part of the page of the team. */
  schedule: 'Schedule',
  narrowSidebar: 'Collapse sidebar',
  widenSidebar: 'Expand sidebar',
  administration: 'Administration',
  allLocations: 'All locations',
  switchLocation: 'Switch location',
  account: 'Account',

  live: 'Live',
  connecting: 'Connecting…',
  reconnecting: 'Reconnecting…',
  offline: 'Offline',

  incomingCalls: 'Incoming calls',
  hiddenNumber: 'Hidden number',

  signIn: 'Sign in',
  signOut: 'Sign out',
  signedOut: 'You are signed out.',
  signedOutElsewhere: 'You signed out in another tab.',
  sessionEnded: 'Your session has ended: sign in again.',
  notSignedOut: 'Couldn’t sign you out. Please try again.',
  signedInAs: (name: string) => `You are now signed in as ${name}, from another tab.`,
  sessionRenewed: 'You signed in again in another tab. Please try again.',
  unreachable: 'Foyer isn’t responding. Check your connection, then try again.',
  notResponding: 'Foyer isn’t responding',

  confirmItsYou: 'Confirm that it’s you',
  enterPasswordAgain: 'You signed in a while ago. Enter your password again.',
  enterPasswordOrCodeAgain: 'You signed in a while ago. Enter your password or a code again.',
  password: 'Password',
  code: 'Code',
  codeHint: 'From your authenticator app.',
  notConfirmed: 'Not confirmed. Nothing was changed.',

  unconfirmedAddress: 'Unconfirmed address',
  confirmAddress:
    'Confirm your e-mail address: we sent a link to {email}. Until then you can’t get a role, invite people or publish.',
  resendLink: 'Resend link',
  linkSent: 'We sent you a new link.',

  notFound: 'Page not found',
  notFoundNote: 'The address may be mistyped, or the page no longer exists.',
  goHome: 'Go home',

  wentWrong: 'Something went wrong',
  wentWrongNote:
    'This page could not be shown. Reload it; if that doesn’t help, tell the operator of this server.',
  notLoaded: 'This can’t be loaded. Check your connection, or reload the page.',
  updated: 'This page can’t be loaded',
  updatedNote: 'This page is from before the update, or the connection was lost. Reload it to go on.',
  reload: 'Reload',

  builtInRoles: { owner: 'Owner', administrator: 'Administrator', team_member: 'Team member' },

  locationPages: {
    calendar: 'Calendar',
    clients: 'Clients',
    team: 'Team',
    services: 'Services',
    resources: 'Resources',
    products: 'Products',
    money: 'Money',
    loyalty: 'Loyalty',
    calls: 'Calls',
    applications: 'Applications',
    payments: 'Payments',
    integrations: 'Webhooks and keys',
    people: 'Users and roles',
    settings: 'Settings',
    'personal-data': 'Personal data',
    activity: 'Security log',
  },
  cannotOpen: 'You can’t open this page',
  lacksRight: (role: string, right: string, location: string) =>
    `Your role ${role} lacks the right “${right}”. An owner of ${location} can give it to you.`,
  onlyOwners: (location: string) => `It is for the owners of ${location}.`,
}

declare module '../areas.ts' {
  interface Areas {
    shell: typeof texts
  }
}
