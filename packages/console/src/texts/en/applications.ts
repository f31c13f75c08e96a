import { plural } from '../plural.ts'

/** Pages of an application, for its developers. */
export const texts = {
  application: 'Application',
  partnerAccount: 'Partner account',
  facts: (id: number, connected: string) => `Application ${id} · ${connected}`,

  create: 'Create an application',
  createNote: 'It starts as a draft that only you can see.',
  createDraft: 'Create draft',
  draftCreated: (title: string) => `${title} is saved as a draft.`,
  titleExample: 'Morning Figures',
  shortDescriptionExample: 'Your day in three numbers.',
  shortDescriptionUse: 'One sentence for the app directory.',

  sections: {
    card: 'Card',
    access: 'Access',
    addresses: 'Addresses',
    endpoint: 'Endpoint check',
    plans: 'Plans',
    publishing: 'Publishing',
    api: 'API access',
    installations: 'Installations',
  },
  sectionSaved: (section: string) => `${section} saved.`,
  sectionWaits: (section: string) => `${section} saved. The changes wait for review.`,

  cardNote: 'What owners see in the app directory.',
  iconHint: 'URL of a square image.',
  priceExample: 'From 19 USD a month',
  priceHint: 'A short text, shown next to the plans.',
  shortDescriptionHint: 'One sentence. Required for a review.',
  descriptionHint: 'Plain text. Required for a review.',
  publicHint:
    'Listed in the app directory once it is published. An application that is not public is connected by a link, without your confirmation.',
  countriesHint: 'Where it is offered. Leave empty for all countries.',
  addCountry: 'Add a country',
  removeCountry: (country: string) => `Remove ${country}`,

  accessNote: 'What its system user may do in a location that connected it, and nothing else.',
  kindNeeds: (right: string) => `needs “${right}”`,
  subscriptionHint: 'Its endpoints get events of these records, within its rights.',

  addressesNote: 'Where owners go after connecting, and where we send webhooks.',
  registrationHint: 'Owners who connect are sent here, with salon_id or salon_ids.',
  addUserData: 'Add signed data of the owner',
  addUserDataHint:
    'Adds user_data and user_data_sign: name, phone, e-mail and picture of whoever connected. Owners see this on the card.',
  webhookHint:
    'Receives uninstall and freeze, and the events that you switch on below. Leave empty to use the partner account’s URL.',
  sendPayments: 'Send payments too',
  sendPaymentsHint: 'Also sends the payment event, for payments made on our payment page.',
  sendPersonalData: 'Send personal data events too',
  sendPersonalDataHint:
    'Also sends client_erased and client_data_request: delete, or hand over, what you hold about that client.',
  sendToken: 'Put the partner token into the body',
  sendTokenHint: 'Only for older endpoints: a secret doesn’t belong in a body.',
  receiverHint: 'Receives events of locations that connected without a confirmation.',

  apiNote: 'The system user acts for your application in every location that connected it.',
  systemUser: 'System user',
  userId: 'User ID',
  userWithId: (id: number) => `User ID ${id}`,
  userToken: 'Token of the system user',
  userTokenNote: 'Send it as User after your partner token. Copy it now. You won’t see it again.',
  copiedIt: 'I have copied it',
  tokenInUse: 'Token in use',
  noToken: 'None yet',
  tokenSince: (day: string) => `since ${day}`,
  freeSystemUsers: 'Free system users',
  issueToken: 'Issue new token',
  issueTokenWarning:
    'The current token stops working at once. Programs that use it fail until they have the new one.',
  saveAndIssue: 'Save and issue a token',

  checkEndpoint: 'Check your endpoint',
  checkEndpointNote:
    'Sends about 60 requests to the live endpoint: what production will do to it, and what strangers may try. Most are signed like real deliveries and are not marked as tests, so your endpoint may store the sample records. A marketplace URL also gets an uninstall, a freeze and a payment, for a location and an application that do not exist.',
  endpoint: 'Endpoint',
  endpointHint: 'A URL of this application or of the partner account, or an endpoint of yours in a location.',
  startCheck: 'Check endpoint',
  checksDone: 'Checks done',
  checking: (url: string) => `Checking ${url} …`,
  checkInterrupted: (reason: string) => `The check was interrupted. ${reason}`,
  checkedOf: (done: string, total: string) => `${done} of ${total}`,
  checked: (url: string, results: string) => `${url}: ${results}.`,
  checkCounts: {
    failed: (count: number) => plural(count, { one: '# failed', other: '# failed' }),
    warning: (count: number) => plural(count, { one: '# warning', other: '# warnings' }),
    passed: (count: number) => plural(count, { one: '# passed', other: '# passed' }),
    skipped: (count: number) => plural(count, { one: '# skipped', other: '# skipped' }),
  },
  results: 'Results',
  copyAsJson: 'Copy as JSON',
  checksTable: 'Checks of the endpoint, failures first',
  checkResult: 'Result',
  check: 'Check',
  expected: 'Expected',
  seen: 'Seen',
  advice: 'How to fix',
  checkStates: { failed: 'Failed', warning: 'Warning', passed: 'Passed', skipped: 'Skipped' },

  plansNote: 'What locations pay on our payment page.',
  noPlans: 'No plans',
  noPlansNote:
    'An application without plans is free and is never frozen for a missing payment. With a plan, an installation runs while it is paid, in a free period, or within one day of grace.',
  addPlan: 'Add a plan',
  renamePlan: 'Rename plan',
  planName: 'Plan name',
  planExample: 'Standard',
  planHint: 'It is free until it has an option.',
  planSaved: (title: string) => `Plan ${title} saved.`,
  planDeleted: (title: string) => `Plan ${title} deleted.`,
  deletePlan: 'Delete plan',
  deletePlanNamed: (title: string) => `Delete plan ${title}?`,
  deleteNote: 'Nobody can pay for it anymore. Periods that are already paid stay paid.',
  planWithoutOptions: 'No options yet: nobody can pay for it.',
  rename: 'Rename',
  renameNamed: (title: string) => `Rename ${title}`,
  editNamed: (title: string) => `Edit ${title}`,
  deleteNamed: (title: string) => `Delete ${title}`,

  addOption: 'Add an option',
  editOption: 'Edit option',
  optionName: 'Option name',
  optionExample: '1 month',
  optionMonths: 'Duration in months',
  optionPrice: 'Price',
  optionPriceHint: 'For the whole duration.',
  currency: 'Currency',
  optionFreeMonths: 'Free months',
  optionFreeMonthsHint: 'Once per location, before the first payment.',
  teamMembers: 'Team members',
  teamMembersHint: 'Leave empty for no limit.',
  optionSaved: (title: string) => `Option ${title} saved.`,
  optionDeleted: (title: string) => `Option ${title} deleted.`,
  deleteOption: 'Delete option',
  deleteOptionNamed: (title: string) => `Delete option ${title}?`,

  installationsOf: (title: string) => `Installations of ${title}`,
  installedIn: (title: string, locationId: number) => `${title} at location ${locationId}`,
  activity: 'Activity log',
  activityNote: 'Every attempt to install it in a location, including rejected ones.',
  findActivity: 'Find an activity log',
  locationId: 'Location ID',
  showActivity: 'Show activity log',

  directory: 'App directory',
  requestReview: 'Request review',
  reviewRequested: 'Review requested.',
  discardChanges: 'Discard changes',
  changesDiscarded: 'Changes discarded.',
  withdrawRequest: 'Withdraw request',
  requestWithdrawn: 'Request withdrawn.',
  viewCard: 'View card',
  connect: 'Connect to a location',
  tryOut: 'Try in a test location',
  requestWhitelisting: 'Request whitelisting',
  whitelistingRequested: 'Whitelisting requested.',
  deleteDraft: 'Delete draft',
  deleteDraftNamed: (title: string) => `Delete draft ${title}?`,
  deleteDraftNote: 'This permanently deletes its card, its plans and the token of its system user.',
  draftDeleted: (title: string) => `Draft ${title} deleted.`,
  /** The server says what is wrong: `is required`. */

  disabledNote:
    'An operator has disabled this application: nobody can connect it, and its system user has no access to any location. Ask the operator why.',
  returned: '{lead} {note}',
  returnedLead: 'Returned by an operator.',
  draftNote:
    'A draft can only be connected in the {locations} of {partner}. When it is ready, request a review.',
  testLocations: 'test locations',
  reviewNote: 'It waits for an operator. To change it, withdraw the request first.',
  publishedNote:
    'It is listed in the app directory. Your changes take effect once an operator publishes them.',
  publishedByLinkNote:
    'It is not in the app directory and is connected without a confirmation. Your changes take effect once an operator publishes them. Give owners this link:',
  link: 'Link',
  changes: 'Changes',
  changesWait: (moment: string) =>
    `These changes have been waiting for review since ${moment}. Owners still see the published version.`,
  changesReturned:
    'An operator returned these changes. Owners still see the published version. Edit and save them, or discard them.',
}

declare module '../areas.ts' {
  interface Areas {
    applications: typeof texts
  }
}
