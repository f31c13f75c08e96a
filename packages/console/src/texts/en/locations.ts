import { plural } from '../plural.ts'

export const texts = {
  yourRole: (location: string, role: string) => `${location} · your role here: ${role}`,
  notFound: 'Location not found',
  noRights: 'Your role has no rights here yet',
  noRightsNote: (role: string, location: string) =>
    `An owner of ${location} can give rights to your role ${role}.`,
  noRole: 'You have no role in this location',
  noRoleNote: 'It may no longer exist, or its owner hasn’t invited you yet.',
  viewLocations: 'View your locations',

  locations: 'Locations',
  locationsNote: 'Where you have a role.',
  yourLocations: 'Your locations',
  noLocations: 'No locations yet',
  noLocationsNote: 'Add your first one. You become its owner and can invite others.',
  addALocation: 'Add a location',
  newLocation: 'New location',
  newLocationNote: 'You become its owner. You can change all of this later.',
  addLocation: 'Add location',
  added: (title: string) => `${title} added.`,

  settings: 'Settings',
  settingsNote: 'What clients and connected applications see of this location.',
  saved: (title: string) => `${title} saved.`,
  name: 'Name',
  nameExample: 'Bloom Mission',
  businessType: 'Business type',
  country: 'Country',
  city: 'City',
  cities: 'Cities',
  cityHint: 'Type the start of its name. Leave empty for none.',
  /** The problem follows the name of the field. */
  address: 'Address',
  postalCode: 'Postal code',
  timeZone: 'Time zone',
  timeZoneHint: 'For appointments, schedules and reports.',
  timeZoneOfPlace: 'Same as the city or country',
  phones: 'Phones',
  phonesHint: 'Write one per line.',
  email: 'E-mail',
  website: 'Website',
  shortDescription: 'Short description',
  shortDescriptionExample: 'Beauty salon',
  description: 'Description',
  notChosen: 'Not chosen',
  unchanged: 'Unchanged',
  loading: 'Loading…',

  paymentIds: {
    title: 'Payment IDs',
    shown: 'Shown',
    shownNote: 'Applications that may see your finances also see the IDs of payment systems.',
    hidden: 'Hidden',
    hiddenNote: 'Applications don’t see the IDs of payment systems in financial transactions.',
    show: 'Show payment IDs',
    hide: 'Hide payment IDs',
    nowShown: 'Payment IDs shown.',
    nowHidden: 'Payment IDs hidden.',
  },

  users: 'Users',
  usersNote: 'People with a role in this location.',
  you: 'You',
  role: 'Role',
  roleOf: (name: string) => `Role of ${name}`,
  roleGiven: (name: string, role: string) => `${name} now has the role ${role}.`,
  leave: 'Leave',
  leaveQuestion: (location: string) => `Leave ${location}?`,
  leaveNote: (location: string) => `You lose all rights in ${location} at once.`,
  youLeft: (location: string) => `You left ${location}.`,
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeNote: (name: string, location: string) => `${name} loses all rights in ${location} at once.`,
  removed: (name: string) => `${name} removed.`,

  invitePerson: 'Invite a person',
  inviteNote: 'The person gets the role when they accept. The invitation expires after 14 days.',
  invitedNameHint: 'Only shown in your list.',
  invite: 'Invite',
  invitations: 'Invitations',

  roles: 'Roles',
  rolesNote: 'The rights of each role.',
  builtIn: 'Built-in',
  usersOfRole: (count: number) => plural(count, { one: '# user', other: '# users' }),
  rights: 'Rights',
  allRights: 'all rights',
  rightsOfRole: (count: number) =>
    count === 0 ? 'no rights' : plural(count, { one: '# right', other: '# rights' }),
  createARole: 'Create a role',
  createRole: 'Create role',
  editRole: 'Edit role',
  roleName: 'Role name',
  roleExample: 'Reception',
  roleCreated: (title: string) => `Role ${title} created.`,
  roleSaved: (title: string) => `Role ${title} saved.`,
  editNamed: (title: string) => `Edit ${title}`,
  deleteNamed: (title: string) => `Delete ${title}`,
  deleteRoleQuestion: (title: string) => `Delete role ${title}?`,
  deleteRoleNote: 'A role can only be deleted while nobody has it. Open invitations for it expire.',
  roleDeleted: (title: string) => `Role ${title} deleted.`,

  securityLog: 'Security log',
  securityLogNote:
    'Who was given access to this location, and who changed it. Newest first, in the location’s time zone.',
}

declare module '../areas.ts' {
  interface Areas {
    locations: typeof texts
  }
}
