import type { Right, rights } from '@foyer/contract'

type Group = (typeof rights)[Right]['group']
type RightOf<G extends Group> = { [R in Right]: (typeof rights)[R]['group'] extends G ? R : never }[Right]

/** The rights of each group, in the order of pages. A right without words does not compile. */
export type RightGroups = { [G in Group]: { title: string; rights: Record<RightOf<G>, string> } }

const groups: RightGroups = {
  users: { title: 'Users', rights: { edit_users_access: 'Manage user rights' } },
  settings: {
    title: 'Settings',
    rights: {
      settings_access: 'Change the location',
      settings_master_access: 'Manage the team and its schedules',
      settings_services_access: 'Manage services, categories and resources',
    },
  },
  clients: {
    title: 'Clients',
    rights: {
      clients_access: 'See and change clients',
      client_phones_access: 'See the phone numbers of clients',
    },
  },
  timetable: {
    title: 'Calendar',
    rights: {
      timetable_access: 'See appointments and events',
      create_records_access: 'Create appointments',
      edit_records_access: 'Change appointments',
      delete_records_access: 'Delete appointments',
    },
  },
  storage: { title: 'Products', rights: { storages_access: 'Manage products and stock' } },
  finances: { title: 'Money', rights: { finances_access: 'See and record finances' } },
  loyalty: { title: 'Loyalty', rights: { loyalty_access: 'Manage loyalty cards' } },
  telephony: { title: 'Telephony', rights: { dashboard_calls_access: 'See calls' } },
  integrations: { title: 'Webhooks', rights: { webhook_access: 'Manage webhooks' } },
  billing: { title: 'Payments', rights: { billing_access: 'Pay for applications' } },
}

export const texts = {
  groups,
  choice: 'The choice of rights',
  none: 'No rights requested.',
}

declare module '../areas.ts' {
  interface Areas {
    rights: typeof texts
  }
}
