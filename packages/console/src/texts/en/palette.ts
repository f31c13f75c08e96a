/** Words of the command palette and of the sheet with shortcuts. */
export const texts = {
  searchHint: 'Search pages, clients, team, services, products and actions',
  searchingEverywhere: 'Searching…',
  nothingFound: 'Nothing found',
  paletteGroups: {
    actions: 'Actions',
    pages: 'Pages',
    clients: 'Clients',
    team: 'Team',
    services: 'Services',
    products: 'Products',
    applications: 'Applications',
    deliveries: 'Deliveries',
    requests: 'API requests',
    endpoints: 'Endpoints',
  },
  partnerAccount: 'Partner account',
  newAppointment: 'New appointment',
  newClient: 'New client',
  themeNamed: (name: string) => `Theme: ${name}`,
  deliveryNumber: (id: number) => `Delivery ${id}`,
  shortcuts: 'Keyboard shortcuts',
  moveBetweenRows: 'Next and previous row of a table',
  selectRow: 'Select the row',
  calendarKeys: {
    create: 'Calendar: new appointment',
    today: 'Calendar: today',
    step: 'Calendar: previous and next day or week',
  },
}

declare module '../areas.ts' {
  interface Areas {
    palette: typeof texts
  }
}
