/** The way of a developer to a first delivery. */
export const texts = {
  title: 'Start',
  description: 'From an application to a webhook that you see here. No public URL is needed.',
  done: 'Done:',

  application: 'Application',
  applicationNote:
    'It starts as a draft that may read clients and appointments. You can change everything later.',
  partnerName: 'Name of your company',
  partnerNameHint: 'Owners see it beside your applications. Opens your partner account.',
  applicationName: 'Name of the application',
  defaultApplication: 'My first application',
  createApplication: 'Create application',
  alsoLocation: 'A test location with sample clients and appointments is created as well.',
  createBoth: 'Create application and test location',

  location: 'Test location',
  locationNote:
    'A location of yours with a team, services, clients and appointments, made for trying things.',
  defaultLocation: 'Test location',
  createLocation: 'Create a test location',
  orOwnLocation: 'Or use one that you own already: {link}',
  testLocations: 'test locations',

  installation: 'Installation',
  installNote: (location: string) => `As an owner, connect the application to ${location}.`,
  install: 'Install',
  installedIn: (location: string) => `in ${location}`,

  callback: 'Callback',
  callbackNote:
    'Your program confirms an installation with one request. Send it now from a terminal, as it stands:',
  command: 'Command',
  copyCommand: 'Copy command',
  callbackNoteWithoutToken: (name: string) =>
    `Your program confirms an installation with one request. A partner token is shown only once: put yours in the place of ${name}, or issue a new one, then send it from a terminal:`,
  token: 'Partner token',
  tokenNote: 'Copy it into your program now. You won’t see it again.',
  issueToken: 'Issue a new token',
  issueTokenQuestion: 'Issue a new token?',
  issueTokenWarning: 'The present token stops working at once.',
  issueFirstToken: 'This partner account has no token now.',
  webhookUrl: 'Webhook URL',
  webhookUrlHint: 'If you have one, it gets the events of this location too. Without one, you see them here.',
  waitingForCallback: 'Waiting for the callback …',
  confirmed: 'confirmed',
  refused: (status: number, message: string) => `The last callback got ${status}: ${message}`,

  delivery: 'First delivery',
  deliveryNote: 'This page is listening. Change something in the test location, and see what is sent.',
  changeClient: 'Change a sample client',
  changedAt: (moment: string) => `Changed on ${moment}`,
  waitingForDelivery: 'Changes are sent after five seconds …',
  delivered: 'delivered',
  received: 'Received here',
  receivedEvent: (type: string) => type,

  signature: 'Signature',
  signatureNote:
    'Every delivery is signed. We issue a webhook secret, send one more delivery, and this page checks it with the secret, as your program will. An earlier secret stays valid for 24 hours.',
  secret: 'Webhook secret',
  secretNote: 'Copy it into your program now. You won’t see it again.',
  copiedIt: 'I have copied it',
  checkSignature: 'Check a signature',
  checkOwnEndpoint: 'Check your own endpoint',
  signatureRight: 'signature is right',
  signatureWrong: 'signature is wrong',
  toPublishing: 'Next: publishing',
}

declare module '../areas.ts' {
  interface Areas {
    start: typeof texts
  }
}
