/** The rights that roles consist of. The console and the permissions list sort them by `group`. */
export const rights = {
  edit_users_access: { title: 'Manage user rights', group: 'users' },
  settings_access: { title: 'Change the Location', group: 'settings' },
  settings_master_access: { title: 'Manage the team and its schedules', group: 'settings' },
  settings_services_access: { title: 'Manage services, categories and resources', group: 'settings' },
  clients_access: { title: 'See and change clients', group: 'clients' },
  client_phones_access: { title: 'See the phone numbers of clients', group: 'clients' },
  timetable_access: { title: 'See appointments and events', group: 'timetable' },
  create_records_access: { title: 'Create appointments', group: 'timetable' },
  edit_records_access: { title: 'Change appointments', group: 'timetable' },
  delete_records_access: { title: 'Delete appointments', group: 'timetable' },
  storages_access: { title: 'Manage products and stock', group: 'storage' },
  finances_access: { title: 'See and record finances', group: 'finances' },
  loyalty_access: { title: 'Manage loyalty cards', group: 'loyalty' },
  dashboard_calls_access: { title: 'See calls', group: 'telephony' },
  webhook_access: { title: 'Manage webhooks', group: 'integrations' },
  billing_access: { title: 'Pay for applications', group: 'billing' },
} as const

export type Right = keyof typeof rights
export const rightSlugs = Object.keys(rights) as Right[]

/** The roles every Location starts with; an owner can add more. */
export const builtInRoles = {
  owner: { title: 'Owner', rights: rightSlugs },
  administrator: {
    title: 'Administrator',
    rights: rightSlugs.filter(right => right !== 'edit_users_access' && right !== 'billing_access'),
  },
  team_member: { title: 'Team member', rights: ['timetable_access'] as Right[] },
} as const

export type BuiltInRole = keyof typeof builtInRoles
