import type { Attention } from '../../foyer.ts'

type State = Attention['state']

const states: Record<State, (until: string, partner: string) => string> = {
  unpaid: until => `Frozen: unpaid since ${until}. It has no access to your data until it is paid.`,
  frozen: () => 'Frozen by an operator of the platform. A payment doesn’t unfreeze it.',
  due: until => `Runs until ${until}. Without a payment it is frozen then.`,
  expired: (until, partner) =>
    `${partner} did not confirm before ${until}. It has no access to your data. Connect it again if you want it.`,
  rights: () => 'The platform has reviewed new rights, and it has them now:',
  price: until =>
    until
      ? `It costs more from the next payment on. Nothing changes until ${until}.`
      : 'It costs more from the next payment on.',
  lost: (_until, partner) =>
    `It was disconnected by ${partner} or by the platform. It has no access to your data any more.`,
  pending: (until, partner) => `Waiting for ${partner}, who must confirm before ${until}.`,
}

const inMenu: Record<State, (title: string) => string> = {
  unpaid: title => `${title} is frozen: pay`,
  frozen: title => `${title} is frozen by an operator`,
  due: title => `${title} is about to be frozen: pay`,
  expired: title => `${title} was not confirmed: connect again`,
  rights: title => `${title} has new rights: look`,
  price: title => `${title} has a new price: look`,
  lost: title => `${title} was disconnected by others`,
  pending: title => `${title} waits for its developer`,
}

/** Applications that need somebody, on Home, in the menu and above the notices. */
export const texts = {
  title: 'Needs your attention',
  note: 'Applications that are frozen or about to be, not connected yet, or changed by others. Times are local to the location.',
  applicationIn: (application: string, location: string) => `${application} · ${location}`,
  states,
  inMenu,
  pay: 'Pay',
  payFor: (application: string, location: string) => `Pay for ${application} in ${location}`,
  reconnect: 'Connect again',
  view: 'View',
  seen: 'I have seen it',
  disconnect: 'Disconnect',
  stepOf: (step: string, application: string, location: string) => `${step}: ${application} in ${location}`,
  sensitiveRight: (right: string) => `${right} (sensitive)`,
  suspended: (moment: string, reason: string) =>
    `An operator of the platform has suspended this location on ${moment}. Nothing can be booked or changed there. Reason: ${reason}`,
  suspendedInMenu: 'This location is suspended',
}

declare module '../areas.ts' {
  interface Areas {
    attention: typeof texts
  }
}
