export const texts = {
  title: 'Resources',
  add: 'Add a resource',
  addTitle: 'New resource',
  export: 'Export CSV',
  search: 'Search resources',
  none: 'No resources yet',
  noneNote:
    'A resource is what a service needs besides a person: a room, a chair, a device. An appointment reserves one of them.',
  noMatch: 'No resource matches',
  noMatchNote: 'Try another search.',
  name: 'Name',
  nameHint: 'Such as Wash basins or Treatment rooms.',
  description: 'Note for the team',
  instances: 'Instances',
  instancesNote: 'The single chairs, rooms or devices. Each serves one appointment at a time.',
  instance: (place: number) => `Instance ${place}`,
  addInstance: 'Add an instance',
  removeInstance: (title: string) => `Remove ${title}`,
  noInstances: 'None: it can’t be booked',
  usedBy: 'Used by',
  unused: 'No service',
  usedByNote: 'Services that need it. Change this at the service.',
  created: (title: string) => `${title} added.`,
  saved: (title: string) => `${title} saved.`,
  deleted: (title: string) => `${title} deleted.`,
  deleteTitle: (title: string) => `Delete ${title}?`,
  deleteNote: 'A resource that a service needs, or that is booked, can’t be deleted.',
}

declare module '../areas.ts' {
  interface Areas {
    resources: typeof texts
  }
}
