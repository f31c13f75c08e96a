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
  other: 'Other',
  isSensitive: 'Sensitive',
  /** What a right that can hurt means, for somebody who decides. */
  sensitive: {
    edit_users_access: 'It can give people access to your location, and take it away.',
    settings_access: 'It can change the name, address and contact of your location.',
    clients_access: 'It can read, change and delete all your clients.',
    client_phones_access: 'It sees phone numbers, with which it can reach your clients.',
    delete_records_access: 'It can delete appointments. That can’t be undone.',
    storages_access: 'It can change your stock and its value.',
    finances_access: 'It sees your income and expenses, and can record new ones.',
    webhook_access: 'It can have events of your location sent to other addresses.',
    billing_access: 'It can see what you pay for applications, and open payment pages.',
  } as Partial<Record<Right, string>>,
  none: 'No rights requested.',
}

declare module '../areas.ts' {
  interface Areas {
    rights: typeof texts
  }
}
