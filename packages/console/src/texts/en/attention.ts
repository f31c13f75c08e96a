import type { Attention } from '../../foyer.ts'

type State = Attention['state']

const states: Record<State, (until: string, partner: string) => string> = {
  unpaid: until => `Frozen: unpaid since ${until}. It has no access to your data until it is paid.`,
  frozen: () => 'Frozen by an operator of the platform. A payment doesn’t unfreeze it.',
  due: until => `Paid until ${until}. Without a payment it is frozen then.`,
  pending: (until, partner) => `Not finished: ${partner} must confirm before ${until}.`,
}

const inMenu: Record<State, (title: string) => string> = {
  unpaid: title => `${title} is frozen: pay`,
  frozen: title => `${title} is frozen by an operator`,
  due: title => `${title} is about to be frozen: pay`,
  pending: title => `${title} is not finished: finish`,
}

/** Applications that need somebody, on Home, in the menu and above the notices. */
export const texts = {
  title: 'Needs your attention',
  note: 'Applications that are frozen, about to be frozen, or not finished. Times are local to the location.',
  applicationIn: (application: string, location: string) => `${application} · ${location}`,
  states,
  inMenu,
  pay: 'Pay',
  payFor: (application: string, location: string) => `Pay for ${application} in ${location}`,
  finish: 'Finish',
  view: 'View',
  stepOf: (step: string, application: string, location: string) => `${step}: ${application} in ${location}`,
}

declare module '../areas.ts' {
  interface Areas {
    attention: typeof texts
  }
}
