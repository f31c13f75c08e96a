import { type ExamplesOf, requested, type Step, taken } from './example.ts'
import { installed } from './marketplace.ts'

const ofPartner = { partner_id: 1 }
const inMain = { location_id: 1 }
const demoClient = { partner_id: 1, client_id: 'oc_demo_acme_rooms' }
const request = { request_id: requested('consent-request-example') }

/** The developer owns the Location for a while, and leaves something behind. */
const leftBehind = (...steps: Step[]): Step[] => [
  { call: 'locations.addUser', body: { email: 'developer@foyer.example', role_id: 1 } },
  { call: 'invitations.accept', as: 'developer', params: { invitation_id: 1 } },
  ...steps,
  { call: 'locations.removeUser', params: { location_id: 1, user_id: 5 } },
]

const invitationId = taken(1, 'partnerTeam.invite', 'data.id')
/** The owner joins the team of the partner. */
const joined: Step[] = [
  'partnerTeam.invite',
  { call: 'partnerTeam.accept', as: 'owner', params: { invitation_id: 1 } },
]

export const account = {
  partnerTeam: {
    list: { params: ofPartner },
    change: {
      params: { ...ofPartner, user_id: 2 },
      body: { role: 'developer' },
      before: [...joined],
      place: 'alone',
    },
    remove: { params: { ...ofPartner, user_id: 2 }, before: [...joined], place: 'alone' },
    leave: { params: ofPartner, as: 'owner', before: [...joined], place: 'alone' },
    listInvitations: { params: ofPartner, before: ['partnerTeam.invite'] },
    invite: { params: ofPartner, body: { email: 'owner@foyer.example', role: 'viewer' } },
    withdraw: {
      params: { ...ofPartner, invitation_id: invitationId },
      before: ['partnerTeam.invite'],
      place: 'alone',
    },
    listMine: { as: 'owner', before: ['partnerTeam.invite'] },
    accept: {
      as: 'owner',
      params: { invitation_id: invitationId },
      before: ['partnerTeam.invite'],
      place: 'alone',
    },
    decline: {
      as: 'owner',
      params: { invitation_id: invitationId },
      before: ['partnerTeam.invite'],
      place: 'alone',
    },
  },
  partners: {
    create: { body: { title: 'Paula & Partners' } },
    list: {},
    get: { params: ofPartner },
    update: { params: ofPartner, body: { webhook_url: 'https://hooks.acme.example/marketplace' } },
    rotateToken: { params: ofPartner, place: 'alone' },
    revokeToken: { params: ofPartner, place: 'alone' },
    listTestLocations: { params: ofPartner },
    addTestLocation: {
      params: ofPartner,
      body: { location_id: taken(1000, 'locations.create', 'data.id') },
      before: [{ call: 'locations.create', as: 'developer', body: { title: 'Acme playground' } }],
    },
    createTestLocation: {
      params: ofPartner,
      body: { title: 'Acme samples', timezone_name: 'Europe/Berlin' },
    },
    removeTestLocation: { params: { partner_id: 1, location_id: 3 }, place: 'last' },
  },
  locations: {
    create: { body: { title: 'Bloom Sausalito', country_id: 840, timezone_name: 'America/Los_Angeles' } },
    get: { params: inMain },
    update: { params: inMain, body: { address: '2402 Mission Street', phones: ['+14155550110'] } },
    listRights: {},
    listUsers: { params: inMain },
    addUser: { params: inMain, body: { email: 'developer@foyer.example', role_id: 4 } },
    getTimetable: { params: inMain, query: { start: '2026-02-02', end: '2026-02-02' } },
    listInvitations: { params: inMain, before: ['locations.addUser'] },
    withdrawInvitation: {
      params: { location_id: 1, invitation_id: 1 },
      before: ['locations.addUser'],
      place: 'alone',
    },
    changeUser: { params: { location_id: 1, user_id: 3 }, body: { role_id: 1 } },
    removeUser: { params: { location_id: 1, user_id: 3 }, place: 'last' },
    listRoles: { params: inMain },
    createRole: {
      params: inMain,
      body: { title: 'Reception', rights: ['timetable_access', 'clients_access'] },
    },
    updateRole: {
      params: { location_id: 1, role_id: 4 },
      body: { rights: ['timetable_access'] },
    },
    deleteRole: {
      params: { location_id: 1, role_id: taken(1000, 'locations.createRole', 'data.id') },
      before: ['locations.createRole'],
    },
    listPayments: { params: inMain, query: { count: 2 }, before: [...installed(5), 'marketplace.payment'] },
    getPayment: {
      params: { location_id: 1, payment_id: 1 },
      before: [...installed(5), 'marketplace.payment'],
    },
    listPayable: { params: inMain, before: installed(5) },
    makePaymentLink: {
      params: { location_id: 1, application_id: 5 },
      body: { tariff_option_id: 1 },
      before: installed(5),
    },
    readAuditLog: { params: inMain, query: { count: 2 }, before: ['locations.createRole'] },
  },
  restrictedKeys: {
    listScopes: {},
    create: {
      body: {
        title: 'Bloom app',
        scopes: ['locations:read'],
        location_ids: [1, 2],
        expires_at: '2027-02-02T00:00:00Z',
      },
    },
    list: { params: inMain },
    revoke: { params: { location_id: 1, key_id: 1 }, place: 'last' },
    takeOver: {
      params: { location_id: 1, key_id: 1000 },
      before: leftBehind({
        call: 'restrictedKeys.create',
        as: 'developer',
        body: { title: 'Bloom app', scopes: ['locations:read'], location_ids: [1] },
      }),
    },
  },
  consents: {
    list: { params: inMain },
    withdraw: { params: { location_id: 1, client_id: 'oc_demo_acme_rooms' }, place: 'last' },
    takeOver: {
      params: { location_id: 1, client_id: 'oc_demo_acme_rooms' },
      before: leftBehind({ authorize: 'developer' }, { call: 'consents.approveRequest', as: 'developer' }),
    },
    getRequest: { params: request, before: [{ authorize: 'owner' }] },
    approveRequest: { params: request, body: { location_id: 1 }, before: [{ authorize: 'owner' }] },
    denyRequest: { params: request, before: [{ authorize: 'owner' }], place: 'alone' },
  },
  oauthClients: {
    list: { params: ofPartner },
    create: {
      params: ofPartner,
      body: { title: 'Acme Calendar', redirect_uris: ['https://acme.example/oauth/callback'] },
    },
    update: { params: demoClient, body: { title: 'Acme Rooms and Desks' } },
    rotateSecret: { params: demoClient },
    delete: { params: demoClient, place: 'last' },
  },
  notices: {
    list: { query: { count: 2 }, before: [...installed(5), 'marketplace.payment'] },
    countUnread: { before: [...installed(5), 'marketplace.payment'] },
    read: {
      params: { notice_id: taken(1, 'notices.list', 'data.0.id') },
      before: [...installed(5), 'marketplace.payment', 'notices.list'],
    },
    readAll: { body: { up_to: 1 } },
    getMailSettings: {},
    updateMailSettings: { body: { language: 'de', unwanted_mails: ['payment_received'] } },
  },
  v3: { listResources: { params: inMain, query: { limit: 2 } } },
  consoleDictionaries: {
    countries: {},
    cities: { query: { country_id: 840, title: 'Oakland' } },
    businessGroups: {},
  },
} satisfies ExamplesOf<
  | 'partners'
  | 'partnerTeam'
  | 'locations'
  | 'restrictedKeys'
  | 'consents'
  | 'oauthClients'
  | 'notices'
  | 'v3'
  | 'consoleDictionaries'
>
