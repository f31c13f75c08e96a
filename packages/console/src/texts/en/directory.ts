import type { sharedUserData } from '@foyer/contract'
import { plural } from '../plural.ts'

const personalData: Record<keyof typeof sharedUserData, string> = {
  id: 'user number',
  name: 'name',
  phone: 'phone number',
  email: 'e-mail address',
  is_approved: 'whether your account is confirmed',
  avatar: 'picture',
  salon_name: 'name of the location',
}

/** The app directory, and the page where an owner connects an application. */
export const texts = {
  title: 'App directory',
  description: 'Applications for your locations. Each one gets only the rights on its card.',
  find: 'Find applications',
  search: 'Search',
  searchExample: 'Reports',
  category: 'Category',
  allCategories: 'All categories',
  results: 'Search results',
  noneFound: 'No applications found',
  noneFoundNote: 'Try another category or other words.',

  application: 'Application',
  card: 'Card',
  notFound: 'Not found',
  applicationNotFound: 'Application not found',
  cannotConnect: 'This application can’t be connected',
  cannotConnectNote: 'It may not be published yet, or it no longer exists.',
  browse: 'Browse the app directory',

  categoryBy: (category: string, partner: string) => `${category} · by ${partner}`,
  about: 'About',
  features: 'Features',
  rights: 'Rights in your location',
  rightsNote:
    'These and no others. Should the developer want more, the platform reviews it first, and you are notified.',
  price: 'Price',
  planOption: (plan: string, option: string) => `${plan}: ${option}`,

  free: 'Nothing has to be paid for it.',
  paidHere:
    'Paid on this platform, for each location. The first 24 hours are free, or longer where a plan says so.',
  paidElsewhere: (price: string) =>
    `The developer writes: “${price}”. Nothing is paid for it on this platform.`,
  terms: 'Before you connect',
  whenUnpaid:
    'When the free period ends and nothing is paid, the application is frozen at that time. We remind you 3 days before, or as soon as less time is left.',
  whatStops:
    'A frozen application can neither read nor change anything in your location, and gets no events. A payment makes it active again at once.',
  whatBecomesOfData:
    'Your data stays with you: freezing and disconnecting delete nothing of it. What the application has already received stays with its developer.',
  disconnectAnytime: 'You can disconnect it at any time. It loses access at once.',
  developer: 'Developer',
  developerNote: (partner: string) =>
    `${partner} develops and runs this application. The platform only gives it access to your location.`,
  messages: 'Messages in your name',
  messagesNote: 'It can write to your clients in the name of your business.',
  connectsTo: (count: number) =>
    plural(count, {
      one: 'You connect it to this location (times are local to it):',
      other: 'You connect it to these # locations (times are local to each):',
    }),
  chooseFirst: 'Choose a location to see when the first payment is due there.',
  freeUntil: (moment: string) => `without a payment it is frozen on ${moment}, if it becomes active today`,
  nothingToPay: 'nothing has to be paid',

  connect: 'Connect',
  connectNote: 'Choose one or more locations.',
  yourLocations: 'Your locations',
  choiceOfLocations: 'The choice of locations',
  details: 'Details',
  detailsIn: (location: string) => `Details in ${location}`,
  blocked: {
    suspension:
      'Suspended by an operator of the platform: nothing can be connected here until that is lifted.',
    block:
      'An operator of the platform has blocked new applications here. Ask whoever runs this platform; those that are connected keep working.',
  },
  noLocation: 'No location to connect',
  noLocationNote: (right: string) => `To connect it, you need the right “${right}” in a location.`,
  viewLocations: 'View your locations',
  signInNote: 'Owners can connect it to their locations after signing in.',
  signIn: 'Sign in to connect',
  connected: (title: string) => `${title} is connected and active.`,
  notConnectedIn: 'It can’t be connected here:',
  connectedInOthers: 'It can’t be connected here, and is connected in the others:',
  continueAt: (partner: string) => `Continue at ${partner}`,
  mustConfirm: (title: string, partner: string) =>
    `${title} is not active yet: ${partner} has 12 hours to confirm. Until then it has no access to your data.`,

  youStay: (partner: string) => `You stay here after connecting. ${partner} gets none of your personal data.`,
  youLeave: 'After connecting, you are sent to {host}.',
  youLeaveAlone: (partner: string) =>
    `After connecting, you are sent to {host}. ${partner} gets none of your personal data.`,
  getsData: (partner: string) => `${partner} gets this personal data:`,
  sharedData: 'Personal data that is shared',
  personalData,
}

declare module '../areas.ts' {
  interface Areas {
    directory: typeof texts
  }
}
