/** The fixed names of the demo world: everybody knows them, which is why it exists in the sandbox alone. */
export const demo = {
  partner: { id: 1, title: 'Acme Integrations', token: 'foyer_partner_demo_acme' },
  otherPartner: { id: 2, title: 'Other Partner', token: 'foyer_partner_demo_other' },
  systemUser: { id: 1, name: 'Acme system user', token: 'foyer_user_demo_system' },
  owner: {
    id: 2,
    name: 'Olivia Owner',
    login: 'owner@foyer.example',
    phone: '+14155550102',
    password: 'owner-demo-password',
    token: 'foyer_user_demo_owner',
  },
  memberWithoutRights: {
    id: 3,
    name: 'Nora Newcomer',
    login: 'newcomer@foyer.example',
    phone: '+14155550103',
    password: 'newcomer-demo-password',
    token: 'foyer_user_demo_newcomer',
  },
  operator: {
    id: 4,
    name: 'Oscar Operator',
    login: 'operator@foyer.example',
    phone: '+14155550104',
    password: 'operator-demo-password',
  },
  developer: {
    id: 5,
    name: 'Dana Developer',
    login: 'developer@foyer.example',
    phone: '+14155550105',
    password: 'developer-demo-password',
  },
  stranger: {
    id: 6,
    name: 'Stan Stranger',
    login: 'stranger@foyer.example',
    phone: '+14155550106',
    password: 'stranger-demo-password',
  },
  chains: { own: 1, test: 2, blocked: 3, foreign: 4 },
  locations: { main: 1, second: 2, test: 3, blocked: 4, foreign: 5 },
} as const

/** Ids below this belong to the demo world, also to what later versions add to it. */
export const firstFreeId = 1000
