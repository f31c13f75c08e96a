import { plural } from '../plural.ts'

/** Replays of deliveries. */
export const texts = {
  title: 'Replay',
  note: 'Sends deliveries of a location again, each with its original webhook-id.',
  status: 'Status',
  kinds: 'Record types',
  kindsHint: 'Leave empty for all.',
  application: 'Application',
  allApplications: 'All',
  url: 'Endpoint',
  urlHint: 'Choose one or type a URL that you had before. Leave empty for all of them.',
  from: 'From',
  till: 'Until',
  inZone: (zone: string) => `In your time zone, ${zone}.`,
  tillHint: 'If you leave it empty: until the present moment.',
  count: 'Count deliveries',
  noMatch: 'No deliveries match, or none of them can be sent now.',
  tooMany: (count: string) =>
    `More than ${count} deliveries match. Narrow the range, and start several replays.`,
  question: (count: number) =>
    plural(count, { one: 'Send # delivery again?', other: 'Send # deliveries again?' }),
  warning: (location: string) =>
    `Your endpoints get them at once, in batches, in the order in which they were created. Location: ${location}.`,
  start: (count: number) => plural(count, { one: 'Send # delivery', other: 'Send # deliveries' }),
  started: 'Replay started.',

  past: 'Replays',
  pastNote: 'Replays of the last 30 days.',
  none: 'No replays yet',
  noneNote: 'A replay goes on when you leave this page, and appears here.',
  statuses: {
    waiting: 'Waiting',
    running: 'Running',
    finished: 'Finished',
    stopped: 'Stopped',
    failed: 'Failed',
  },
  progress: (done: string, total: string) => `${done} of ${total} deliveries scheduled`,
  delivered: (count: string) => `${count} delivered`,
  failedOf: (count: string) => `${count} failed`,
  notSent: (count: string) => `${count} held or cancelled`,
  waitingOf: (count: string) => `${count} waiting`,
  stillSending: (count: number) =>
    plural(count, { one: 'All are due; # still being sent', other: 'All are due; # still being sent' }),
  wereBefore: (outcomes: string) => `Were before: ${outcomes}`,
  applicationNumber: (id: number) => `Application ${id}`,
  showDeliveries: 'Show deliveries',
  showFailed: 'Show failed ones',
  progressOf: (location: string) => `Progress of the replay of ${location}`,
  startedBy: (person: string, moment: string) => `${person} · ${moment}`,
  range: (from: string, till: string) => `${from} – ${till}`,
  unknownLocation: (id: number) => `Location ${id}`,
  stop: 'Stop',
  stopOf: (location: string) => `Stop the replay of ${location}`,
  stopQuestion: 'Stop this replay?',
  stopWarning: 'What is scheduled already is sent. You can start another replay for the rest.',
  stopAction: 'Stop the replay',
  stopped: 'Replay stopped.',
}

declare module '../areas.ts' {
  interface Areas {
    replays: typeof texts
  }
}
