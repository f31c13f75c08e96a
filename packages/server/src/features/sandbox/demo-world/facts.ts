/** The fixed names of the demo world. They are public, so it exists only in the sandbox. */
export const demo = {
  partner: {
    id: 1,
    title: 'Acme Integrations',
    token: 'foyer_partner_demo_acme',
    webhookSecret: 'whsec_Rm95ZXJEZW1vU2VjcmV0T2ZBY21lLW5vdC1zZWNyZXQ=',
  },
  otherPartner: { id: 2, title: 'Other Partner', token: 'foyer_partner_demo_other' },
  systemUser: { id: 1, name: 'Acme system user', token: 'foyer_user_demo_system' },
  owner: {
    id: 2,
    name: 'Olivia Owner',
    login: 'owner@foyer.example',
    phone: '+14155550102',
    password: 'owner-demo-password',
    token: 'foyer_user_demo_owner',
    accessToken: 'foyer_pat_demo_owner',
  },
  memberWithoutRights: {
    id: 3,
    name: 'Nora Newcomer',
    login: 'newcomer@foyer.example',
    phone: '+14155550103',
    password: 'newcomer-demo-password',
    token: 'foyer_user_demo_newcomer',
    accessToken: 'foyer_pat_demo_newcomer',
  },
  operator: {
    id: 4,
    name: 'Oscar Operator',
    login: 'operator@foyer.example',
    phone: '+14155550104',
    password: 'operator-demo-password',
    accessToken: 'foyer_pat_demo_operator',
  },
  developer: {
    id: 5,
    name: 'Dana Developer',
    login: 'developer@foyer.example',
    phone: '+14155550105',
    password: 'developer-demo-password',
    accessToken: 'foyer_pat_demo_developer',
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
  // Of the own Chain; enabled. Calls 1 to 40 are in the history of the main Location.
  telephony: {
    crmToken: 'foyer_chain_demo_bloom',
    numbers: { main: '+14155550110', second: '+15105550111' },
    receptionSubscriber: '101',
    calls: 40,
  },
  // All of these are in the main Location. Everybody of the team works from 10:00 to 13:00 and from 14:00 to 17:00
  // local time, Monday to Saturday, some longer.
  team: {
    positions: { stylist: 1, barber: 2, nailTechnician: 3, beautician: 4, instructor: 5 },
    staff: [1, 2, 3, 4, 5, 6],
    byName: { maya: 1, leo: 2, sam: 3, irina: 4, amelie: 5, priya: 6 },
  },
  serviceCategories: { hair: 1, nails: 2, face: 3, classes: 4 },
  services: {
    womensHaircut: { id: 1, staff: [1, 2], length: 3600, price: 65 },
    mensHaircut: { id: 2, staff: [1, 2, 3], length: 2700, price: 40 },
    colouring: { id: 3, staff: [1], length: 7200, price: 140 },
    blowDry: { id: 4, staff: [1, 2], length: 2700, price: 45 },
    beardTrim: { id: 5, staff: [3], length: 1800, price: 25 },
    manicure: { id: 6, staff: [4], length: 3600, price: 35 },
    gelManicure: { id: 7, staff: [4], length: 5400, price: 55 },
    pedicure: { id: 8, staff: [4], length: 4500, price: 60 },
    facial: { id: 9, staff: [5], length: 3600, price: 90 },
    massage: { id: 10, staff: [5, 6], length: 3600, price: 110 },
    laser: { id: 11, staff: [5], length: 1800, price: 150 },
    brows: { id: 12, staff: [5], length: 1800, price: 29.5 },
    // Group services.
    yoga: { id: 13, staff: [6], length: 3600, price: 20, capacity: 12 },
    workshop: { id: 14, staff: [2, 6], length: 5400, price: 75, capacity: 8 },
  },
  // The services that need one free instance of a resource are named with it.
  resources: {
    washBasin: { id: 1, instances: [1, 2], services: [3] },
    nailDesk: { id: 2, instances: [3, 4, 5], services: [6, 7] },
    pedicureChair: { id: 3, instances: [6, 7], services: [8] },
    treatmentRoom: { id: 4, instances: [8, 9], services: [9, 10, 11] },
    laserDevice: { id: 5, instances: [10], services: [11] },
    studio: { id: 6, instances: [11], services: [13, 14] },
  },
  // Clients 1 to 200 of the main Location; these have what tests and scripts look for.
  clientCategories: { regular: 1, vip: 2, student: 3, friend: 4 },
  clients: {
    count: 200,
    first: { id: 1, name: 'Ada', surname: 'Lovelace', phone: '+14155551001', email: 'ada@clients.example' },
    second: { id: 2, name: 'Анна', surname: 'Иванова', phone: '+79161234567', email: 'anna@clients.example' },
    third: { id: 3, name: '美咲', surname: '佐藤', phone: '+819012345678', email: 'misaki@clients.example' },
  },
  // About 120 appointments without gaps in the ids, two weeks behind and two ahead, then the seats of the events.
  appointments: { first: 1 },
  // Group events, all of them to come; the first is on the next working day.
  activities: { first: 1 },
  storages: { main: 1, treatmentRooms: 2 },
  goodsCategories: { hair: 1, nails: 2, skin: 3 },
  suppliers: { beauty: 1, nails: 2 },
  goods: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  accounts: { cash: 1, card: 2 },
  expenses: { services: 1, goods: 2, rent: 3, supplies: 4, salary: 5 },
  // Cards 1 to 30, of the first clients.
  loyaltyCardTypes: { silver: 1, gold: 2, platinum: 3 },
  // The partner's, the last one the other partner's. The system user is that of the public one.
  applications: { public: 1, nonpublic: 2, draft: 3, chatBot: 4, paid: 5, otherPartner: 6 },
  // Of the paid application.
  tariff: { id: 1, month: { id: 1, overall_price: 19 }, year: { id: 2, overall_price: 190 } },
  // Reaches the main and the second Location.
  restrictedKey: { id: 1, key: 'rk_test_DemoKeyOfBloomMissionAndOakland00ynfl3' },
  // The partner's; the main Location has consented to it.
  oauthClient: {
    clientId: 'oc_demo_acme_rooms',
    clientSecret: 'foyer_oauth_secret_demo_acme',
    redirectUri: 'http://127.0.0.1:8090/oauth/callback',
  },
} as const

/** Ids below this belong to the demo world, also to what later versions add to it. */
export const firstFreeId = 1000
