/** Operations that are never sent, because they would end the matrix itself. Each has tests of its own. */
export const notSent: Record<string, string> = {
  resetSandbox: 'it empties the world',
  resetSandboxForPages: 'it empties the world',
  createWorldForPages: 'it starts a sandbox for every caller',
  createWorld: 'it starts a sandbox for every caller',
  becomeSandboxPerson: 'it ends the session that the rest is tried with',
  signOut: 'it ends the session that the rest is tried with',
  changePassword: 'it ends the credentials that the rest is tried with',
  deleteMe: 'it ends the accounts that the rest is tried with',
}

const dictionary = 'a dictionary, the same for everybody'
const sandbox = 'the sandbox belongs to whoever has a token; it does not exist in production'
const own = 'it answers with what is the caller’s own, whatever the caller names'
const opened = 'it makes something new that belongs to the caller'

/** In a sandbox everybody reads all mail, and mails name the Locations that they are about. */
export const mailOfSandbox = new Set(['listSandboxOutbox', 'listSandboxOutboxForPages'])

/** Why an operation may answer 2xx to somebody who has nothing to do with the tenant. */
export const reasons: Record<string, string> = {
  listCountries: dictionary,
  listCities: dictionary,
  listBusinessGroupsWithTypes: dictionary,
  listUnits: dictionary,
  listConsoleCountries: dictionary,
  listConsoleCities: dictionary,
  listConsoleBusinessGroups: dictionary,
  listRights: dictionary,
  listScopes: dictionary,
  listEventTypes: dictionary,
  readSandboxClock: sandbox,
  moveSandboxClock: sandbox,
  triggerSandboxEvent: sandbox,
  listSandboxOutbox: sandbox,
  readSandboxState: sandbox,
  moveSandboxClockForPages: sandbox,
  listSandboxTargets: sandbox,
  listSandboxPeople: sandbox,
  triggerSandboxEventForPages: sandbox,
  listWorldsForPages: sandbox,
  listCompanies: own,
  listDeliveries: own,
  listWorlds: own,
  explainWebhooks: own,
  rotateWebhookSecret: own,
  listApplications: own,
  listPartners: own,
  listMyChains: own,
  listMyTokens: own,
  readMe: own,
  updateMe: own,
  listDeletionBlockers: own,
  streamNotifications: own,
  listenForWebhooks: own,
  streamLogs: own,
  listAccessTokens: own,
  listSessions: own,
  endOtherSessions: own,
  getSecondFactor: own,
  beginSecondFactor: own,
  listMyInvitations: own,
  listMyPartnerInvitations: own,
  listNotices: own,
  countUnreadNotices: own,
  readAllNotices: own,
  getMailSettings: own,
  updateMailSettings: own,
  listAttention: own,
  createAccessToken: opened,
  createCompany: opened,
  createLocation: opened,
  createPartner: opened,
  readDeprecatedService: 'the catalogue of an active Location is public to partners',
  searchActivities: 'the catalogue of an active Location is public to partners',
  searchActivityDates: 'the catalogue of an active Location is public to partners',
  searchActivityDatesRange: 'the catalogue of an active Location is public to partners',
  listSlots: 'free slots of an active Location are public to partners',
}

/** Operations that members may call without any right: they show the card of the Location itself. */
export const openToMembers = new Set(['getCompany', 'getLocation'])

/** Operations where any partner may read the names of the tenant's services. */
export const publicCatalogue = new Set(['readDeprecatedService', 'searchActivities'])

/** Operations of a sandbox alone that name every Location to whoever is signed in: everybody knows its passwords. */
export const openInSandbox = new Set(['listSandboxTargets'])

/** Operations where 422 is the refusal itself, or is about the caller's own data. */
export const refusedByInput: Record<string, string> = {
  createRestrictedKey: 'it names the Locations that are not the caller’s',
  changeEmail: 'the password of the caller is wrong',
  proveSession: 'the password of the caller is wrong',
  confirmSecondFactor: 'the code of the caller is wrong',
  replay: 'it wants one of two beginnings, and answers about the caller’s own deliveries',
  moveSandboxClock: 'it wants one of two fields, and belongs to whoever has a token',
  moveSandboxClockForPages: 'it wants one of three fields, and belongs to whoever is signed in',
}
