import { plural } from '../plural.ts'

/** From a draft to its owners. */
export const texts = {
  checklist: 'Before the review',
  checklistNote: 'What an operator and the owners look at.',
  canSubmit: 'Everything that a review needs is there.',
  cannotSubmit: 'A review is refused until everything that is required is done.',
  done: 'Done',
  required: 'Required',
  advised: 'Advised',
  mend: 'Open',
  mendNamed: (item: string) => `Open: ${item}`,
  items: {
    email: { title: 'Your e-mail address', advice: 'Confirm it with the link in the mail that we sent you.' },
    title: { title: 'Name', advice: 'Give the application a name.' },
    short_description: { title: 'Short description', advice: 'Say in one sentence what it does.' },
    description: { title: 'Description', advice: 'Say what it does for a business.' },
    icon: { title: 'Icon', advice: 'Owners recognise an application by its icon.' },
    category: { title: 'Category', advice: 'Choose where owners find it.' },
    rights: { title: 'Rights', advice: 'Without any right it can neither read nor change anything.' },
    subscription: {
      title: 'Subscription',
      advice: 'Some of its records lack the right that their events need.',
    },
    registration_url: {
      title: 'Registration page',
      advice: 'Owners who connect it are sent there. Without one they stay here.',
    },
    webhook_url: { title: 'Marketplace webhook', advice: 'It tells you when an owner uninstalls.' },
    plans: { title: 'Price and plans', advice: 'Owners look for a price. Say so if it is free.' },
    endpoint_check: {
      title: 'Endpoint check',
      advice: 'Check one of its URLs: the last check within 30 days must have found no failure.',
    },
    test_installation: {
      title: 'Tried in a test location',
      advice: 'Install it in a test location and confirm the installation once.',
    },
  },

  card: 'As owners will see it',
  cardNote: 'In the app directory, with the changes that wait for review.',

  plans: 'Plans',
  plansNote: 'What owners can pay for.',
  editPlans: 'Edit plans',
  noPlans: 'No plans yet',
  noPlansNote: 'Without plans, the application costs nothing on this platform.',
  option: (title: string, price: string) => `${title}: ${price}`,

  installs: 'Installs',
  installsNote: 'Locations that installed the application, and those that left, by day in UTC.',
  span: 'Period',
  days: (count: number) => plural(count, { one: '# day', other: '# days' }),
  installTotals: (connected: number, installed: number, ended: number) =>
    `${connected} connected now. In this period: ${installed} added, ${ended} ended.`,
  installed: 'Installed',
  ended: 'Ended',
  connected: 'Connected',
  day: 'Day',
  dayRange: (from: string, till: string) => `${from} – ${till}`,
  changes: 'Installed and ended',
  connectedLocations: 'Connected locations',

  revenue: 'Revenue',
  revenueNote: 'The last twelve months, in UTC. A refund counts in the month of its payment.',
  noRevenue: 'Nothing paid yet',
  noRevenueNote: 'Payments on our payment page and those that you report appear here.',
  month: 'Month',
  source: 'Paid',
  sources: { platform: 'On our payment page', partner: 'Reported by you' },
  payments: 'Payments',
  paid: 'Sum',
  refunded: 'Refunded',
  left: 'After refunds',
  none: 'None',
}

declare module '../areas.ts' {
  interface Areas {
    publishing: typeof texts
  }
}
