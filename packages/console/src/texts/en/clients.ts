import { plural } from '../plural.ts'

export const texts = {
  title: 'Clients',

  // The list
  searchLabel: 'Search clients',
  searchPlaceholder: 'Name, phone, e-mail or card',
  searchPlaceholderMasked: 'Name, e-mail or card',
  noClients: 'No clients yet',
  noClientsHelp: 'Clients appear here when somebody books, or when you add them.',
  noMatches: 'No clients match',
  noMatchesHelp: 'Try another search, or remove a filter.',
  clearFilters: 'Clear filters',
  addClient: 'Add client',
  exportAll: 'Export CSV',
  manageCategories: 'Categories',
  filters: 'Filters',
  apply: 'Apply',
  atLeast: 'At least',
  atMost: 'At most',
  from: 'From',
  to: 'To',
  range: (name: string, from: string, to: string) => `${name}: ${from} – ${to}`,
  rangeFrom: (name: string, from: string) => `${name}: from ${from}`,
  rangeTo: (name: string, to: string) => `${name}: up to ${to}`,
  chosen: (name: string, values: string) => `${name}: ${values}`,
  unknownCategory: (id: number) => `category ${id}`,

  // Fields
  name: 'Name',
  surname: 'Surname',
  patronymic: 'Patronymic',
  addPatronymic: 'Add a patronymic',
  allThatMatch: (count: string) => `All ${count} clients that match`,
  client: 'Client',
  phone: 'Phone',
  email: 'E-mail',
  card: 'Card number',
  birth_date: 'Date of birth',
  category: 'Categories',
  importance: 'Importance',
  gender: 'Gender',
  visits: 'Visits',
  spent: 'Sold',
  paid: 'Paid',
  balance: 'Balance',
  discount: 'Discount',
  changed_date: 'Last change',
  comment: 'Note',
  id: 'ID',
  genders: ['Unknown', 'Male', 'Female'],
  importances: ['None', 'Bronze', 'Silver', 'Gold'],
  percent: (value: string) => `${value} %`,
  discountInPercent: 'Discount in percent',
  commentHint: 'Only your team sees it.',
  spentHint: 'As it was entered or imported. Appointments and payments don’t change it.',
  paidHint: 'How much of it is paid.',
  balanceHint: 'Of the personal account; negative for a debt.',
  phoneHidden: (masked: string) => `Now ${masked}. Type a new number to replace it.`,
  smsCheck: 'Gets an SMS on their birthday',
  smsNot: 'Gets no SMS mailings',
  addCategory: 'Find or create a category',
  customFields: 'Fields of applications',

  // New client
  newClient: 'New client',
  created: (name: string) => `${name} added.`,

  // Several clients
  selectedAddCategory: 'Add category',
  selectedExport: 'Export CSV',
  selectedDelete: 'Delete',
  addCategoryTo: (count: number) =>
    plural(count, { one: 'Add a category to # client', other: 'Add a category to # clients' }),
  categoryField: 'Category',
  categoryAdded: (count: number) =>
    plural(count, { one: 'Category added to # client.', other: 'Category added to # clients.' }),
  deleteCount: (count: number) => plural(count, { one: 'Delete # client', other: 'Delete # clients' }),
  deleteCountHelp: 'This can’t be undone. Appointments are kept, and the phone numbers can be used again.',
  deletedCount: (count: number) => plural(count, { one: '# client deleted.', other: '# clients deleted.' }),
  notDone: (count: number, message: string) =>
    plural(count, {
      one: `# client stays as it was: ${message}`,
      other: `# clients stay as they were: ${message}`,
    }),
  progress: (done: string, total: string) => `${done} of ${total}`,

  // Export
  exporting: 'Export clients',
  exportProgress: 'Reading clients',
  exportFile: (day: string) => `clients-${day}.csv`,
  exported: (count: number) => plural(count, { one: '# client exported.', other: '# clients exported.' }),

  // Categories
  categories: 'Client categories',
  categoriesHelp: 'A client can be in several. Deleting a category leaves its clients.',
  noCategories: 'No categories yet',
  newCategory: 'New category',
  categoryName: 'Name',
  categoryColor: 'Colour',
  categoryCreated: (title: string) => `Category ${title} created.`,
  editCategory: (title: string) => `Edit category ${title}`,
  deleteCategory: (title: string) => `Delete category ${title}`,
  deleteCategoryHelp: 'Its clients stay, without the category. This can’t be undone.',
  categoryDeleted: (title: string) => `Category ${title} deleted.`,

  // The card
  back: 'Clients',
  notFound: 'Client not found',
  notFoundHelp: 'The client was deleted, or belongs to another location.',
  details: 'Details',
  call: 'Call',
  book: 'Book',
  sendMail: 'E-mail',
  deleteClient: 'Delete client',
  deleteClientTitle: (name: string) => `Delete ${name}?`,
  clientDeleted: (name: string) => `${name} deleted.`,
  unsaved: 'You have unsaved changes.',
  discard: 'Discard',

  visitsNote: 'Newest first.',
  noVisits: 'No visits yet',
  noVisitsHelp: 'Appointments of this client appear here.',
  noService: 'No service',
  attendance: { '-1': 'Did not attend', 0: 'Waiting', 1: 'Attended', 2: 'Confirmed' } as Record<
    string,
    string
  >,
  visitWith: (services: string, staff: string) => `${services} · ${staff}`,

  money: 'Money',
  noMoney: 'No transactions yet',
  noMoneyHelp: 'Payments of this client appear here.',
  owed: 'Not paid',
  paidInto: (time: string, account: string) => `${time} · ${account}`,

  loyalty: 'Loyalty cards',
  noCards: 'No loyalty cards',
  noCardsHelp: 'Issue one to let the client collect.',
  issueCard: 'Issue a card',
  cardNumber: 'Card number',
  cardType: 'Type',
  noCardTypes: 'This location has no type of loyalty card yet. Create one on the page Loyalty.',
  cardIssued: (number: string) => `Card ${number} issued.`,
  cardBalance: (amount: string) => `Balance ${amount}`,
  changeBalance: 'Change balance',
  changeBalanceOf: (number: string) => `Change balance of card ${number}`,
  amount: 'Amount',
  amountHint: 'Negative to subtract.',
  reason: 'Reason',
  balanceChanged: (number: string, balance: string) => `Card ${number} now has ${balance}.`,
  cardActions: (number: string) => `More for card ${number}`,
  deleteCard: (number: string) => `Delete card ${number}`,
  deleteCardHelp: 'Its balance is lost, and its number can be used again.',
  cardDeleted: (number: string) => `Card ${number} deleted.`,

  calls: 'Calls',
  callsNote: 'Of the last twelve months, newest first.',
  noCalls: 'No calls',
  noCallsHelp: 'Calls from and to this phone number appear here.',
  callTypes: { incoming: 'Incoming', outgoing: 'Outgoing', internal: 'Internal' } as Record<string, string>,
  callStatuses: {
    success: 'Answered',
    missed: 'Missed',
    cancel: 'Cancelled',
    busy: 'Busy',
    notallowed: 'Not allowed',
    notavailable: 'Not available',
    notfound: 'Not found',
  } as Record<string, string>,
  recording: 'Recording',

  deliveries: 'Deliveries',
  deliveriesNote: 'What was sent to whom about this client, newest first.',
  noDeliveries: 'Nothing was sent yet',
  noDeliveriesHelp: 'When the client changes, connected applications and webhook endpoints get an event.',
  sentTo: (receiver: string, endpoint: string) => `To ${receiver}, ${endpoint}`,
  sentAt: (time: string, attempts: number) =>
    plural(attempts, { one: `${time}, # attempt.`, other: `${time}, # attempts.` }),
  outcomes: {
    scheduled: 'Scheduled',
    delivered: 'Delivered',
    failed: 'Failed',
    held: 'Held',
    cancelled: 'Cancelled',
  },
}

declare module '../areas.ts' {
  interface Areas {
    clients: typeof texts
  }
}
