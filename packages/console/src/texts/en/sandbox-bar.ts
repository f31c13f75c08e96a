import { plural } from '../plural.ts'

/** The bar that controls a sandbox. */
export const texts = {
  title: 'Sandbox',
  time: 'Time of the platform',
  realTime: 'real time',
  daysAhead: (count: number) => plural(count, { one: '# day ahead', other: '# days ahead' }),
  hoursAhead: (count: number) => plural(count, { one: '# hour ahead', other: '# hours ahead' }),
  minutesAhead: (count: number) => plural(count, { one: '# minute ahead', other: '# minutes ahead' }),
  secondsAhead: (count: number) => plural(count, { one: '# second ahead', other: '# seconds ahead' }),
  moveClock: 'Move the clock',
  steps: {
    seconds: { short: '+5 s', long: 'Move the clock forward by 5 seconds' },
    hour: { short: '+1 h', long: 'Move the clock forward by 1 hour' },
    halfDay: { short: '+12 h', long: 'Move the clock forward by 12 hours' },
    month: { short: '+1 month', long: 'Move the clock forward by 1 month' },
  },
  toNextDue: 'Next due',
  nothingDue: 'Nothing is due',
  due: {
    delivery: (at: string) => `Next delivery: ${at}`,
    paid_period: (at: string) => `Next paid period: ${at}`,
    mail: (at: string) => `Next mail: ${at}`,
  },
  movedTo: (at: string) => `The clock shows ${at}.`,

  trigger: 'Trigger event',
  triggerNote: 'The event happens for real, and reaches every endpoint that may get it.',
  location: 'Location',
  kind: 'Event type',
  applicationKind: 'Application',
  application: 'Which application',
  status: 'What happens',
  statuses: {
    create: 'Created',
    update: 'Changed',
    delete: 'Deleted',
    install: 'Installed',
    uninstall: 'Uninstalled',
    freeze: 'Frozen',
    unfreeze: 'Unfrozen',
    payment: 'Paid',
    client_data_request: 'Data of a client requested',
    client_erased: 'Client erased',
  },
  numbered: (kind: string, id: number) => `${kind} ${id}`,
  triggered: (subject: string, status: string) => `${subject}: ${status}.`,
  mustBeOn:
    'Only applications that have switched these events on get them, a payment also needs a plan: {link}.',
  settingsOf: (title: string) => `settings of ${title}`,

  worlds: 'Worlds',
  worldsNote: 'A world is a sandbox of its own inside this one. It ends by itself when nobody uses it.',
  noWorlds: 'No worlds',
  noWorldsNote: 'The first one takes some seconds.',
  createWorld: 'Create world',
  worldCreated: (id: string) => `World ${id} is ready.`,
  openWorld: 'Open',
  openWorldNamed: (id: string) => `Open world ${id}`,
  deleteWorld: 'Delete',
  deleteWorldNamed: (id: string) => `Delete world ${id}`,
  worldDeleted: (id: string) => `World ${id} is deleted.`,
  endsAt: (at: string) => `ends at ${at} unless it is used`,

  whoAmI: 'Who am I',
  people: { Owner: 'Owner', Developer: 'Developer', Operator: 'Operator' },
  youWere: 'You were',
  somebodyElse: 'Somebody else …',
  somebodyElseTitle: 'Become somebody else',
  person: 'Person',
  become: 'Become this person',
  youAre: (name: string) => `You are ${name}`,

  reset: 'Reset',
  resetTitle: 'Reset the sandbox?',
  resetNote:
    'Everything that was created or changed is deleted, for everybody who uses this sandbox, and the demo world is restored. All sessions end; you are signed in again if you are one of the demo people.',
  resetAction: 'Reset the sandbox',
  resetDone: 'The demo world is restored.',
}

declare module '../areas.ts' {
  interface Areas {
    'sandbox-bar': typeof texts
  }
}
