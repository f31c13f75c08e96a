import { type ExamplesOf, type Step, taken } from './example.ts'
import { installed, withChat } from './marketplace.ts'

const draft = { application_id: 3 }
const published = { application_id: 1 }
const chatBot = { application_id: 4 }
const paid = { application_id: 5 }
const inMain = { application_id: 1, location_id: 1 }
const note = { note: 'The description names another product.' }
const submitted: Step[] = ['applications.update', 'applications.submit']

export const applications = {
  applications: {
    listCategories: {},
    listChannels: {},
    listFunctionalities: {},
    listPermissions: { params: { company_id: 1, application_id: 1 } },
    list: { query: { partner_id: 1 } },
    create: {
      body: {
        partner_id: 1,
        title: 'Acme Reviews',
        category: 'marketing',
        short_description: 'Asks your clients how it was.',
        price: 'Free',
        functionalities: ['reviews'],
        is_public: true,
        rights: ['clients_access', 'timetable_access'],
        kinds: ['client', 'record'],
        registration_url: 'https://acme.example/connect',
        webhook_url: 'https://hooks.acme.example/marketplace',
      },
    },
    get: { params: published },
    update: {
      params: draft,
      body: {
        short_description: 'What comes after Acme Sync.',
        description: 'Acme Next plans your week from what happened in the last one.',
      },
    },
    delete: { params: draft, place: 'alone' },
    submit: { params: draft, before: ['applications.update'] },
    withdraw: { params: draft, before: submitted, place: 'alone' },
    requestWhitelisting: { params: published },
    getApiAccess: { params: published },
    saveApiAccess: { params: published, body: { user_id: 1 } },
    listInstallations: { params: published, query: { count: 2 }, before: installed(1) },
    readInstallationActivity: { params: inMain, before: installed(1) },
    getChecklist: { params: published },
    listRevenue: { params: paid, before: [...installed(5), 'marketplace.payment'] },
    listInstallFigures: { params: published, query: { days: 2 }, before: installed(1) },
    listPlans: { params: paid },
    createPlan: { params: paid, body: { title: 'Team', position: 2 } },
    updatePlan: { params: { application_id: 5, tariff_id: 1 }, body: { title: 'Standard plan' } },
    deletePlan: {
      params: { application_id: 5, tariff_id: taken(1000, 'applications.createPlan', 'data.id') },
      before: ['applications.createPlan'],
    },
    createPlanOption: {
      params: { application_id: 5, tariff_id: 1 },
      body: { title: '6 months', overall_price: 99, duration_in_months: 6, currency_iso: 'USD' },
    },
    updatePlanOption: {
      params: { application_id: 5, tariff_id: 1, option_id: 2 },
      body: { overall_price: 180, free_period_in_months: 1 },
    },
    deletePlanOption: {
      params: {
        application_id: 5,
        tariff_id: 1,
        option_id: taken(1000, 'applications.createPlanOption', 'data.id'),
      },
      before: ['applications.createPlanOption'],
    },
  },
  operators: {
    listApplications: { query: { text: 'acme', count: 2 } },
    getApplication: { params: published },
    publish: {
      params: draft,
      body: { revision: taken(2, 'applications.submit', 'data.revision'), note: 'Welcome.' },
      before: submitted,
    },
    return: { params: draft, body: note, before: submitted, place: 'alone' },
    disableApplication: { params: chatBot, body: { note: 'It sends to unknown addresses.' }, place: 'last' },
    enableApplication: {
      params: chatBot,
      body: { note: 'The addresses are known now.' },
      before: ['operators.disableApplication'],
    },
    whitelist: { params: published },
    unlist: { params: published, before: ['operators.whitelist'] },
    listPartners: { query: { text: 'acme', count: 2 } },
    getPartner: { params: { partner_id: 1 } },
    listPeople: { query: { text: 'olivia', count: 2 } },
    getPerson: { params: { user_id: 2 } },
    listLocations: { query: { text: 'salon', count: 2 } },
    getLocation: { params: { location_id: 4 } },
    suspendPartner: {
      params: { partner_id: 2 },
      body: { reason: 'It sends advertisements to clients.' },
      place: 'last',
    },
    liftSuspensionOfPartner: { params: { partner_id: 2 }, before: ['operators.suspendPartner'] },
    suspendLocation: {
      params: { location_id: 4 },
      body: { reason: 'The address belongs to somebody else.' },
      place: 'last',
    },
    liftSuspensionOfLocation: { params: { location_id: 4 }, before: ['operators.suspendLocation'] },
    suspendPerson: {
      params: { user_id: 5 },
      body: { reason: 'Several owners reported fraud.' },
      place: 'last',
    },
    liftSuspensionOfPerson: { params: { user_id: 5 }, before: ['operators.suspendPerson'] },
    listAllInstallations: { query: { status: 'active', count: 2 }, before: installed(1) },
    listBlocks: { query: { kind: 'installation_blocked' } },
    getHealth: {},
    listFailingEndpoints: { query: { count: 2 } },
    getWaiting: {},
    blockInstallation: { params: { location_id: 2 }, body: { note: 'The owners disagree.' }, place: 'last' },
    unblockInstallation: { params: { location_id: 4 } },
    listInstallations: { params: published, query: { count: 2 }, before: installed(1) },
    freezeInstallation: {
      params: inMain,
      body: { note: 'The Location asked for it.' },
      before: installed(1),
    },
    unfreezeInstallation: {
      params: inMain,
      body: { note: 'The Location wants it back.' },
      before: [...installed(1), 'operators.freezeInstallation'],
    },
    disableInstallation: {
      params: inMain,
      body: { note: 'The Location asked for it.' },
      before: installed(1),
      place: 'alone',
    },
    readAuditLog: { query: { application_id: 1, count: 2 }, before: ['operators.whitelist'] },
    exportAuditLog: { body: { application_id: 1, count: 2 }, before: ['operators.whitelist'] },
  },
  installations: {
    list: { params: { location_id: 1 }, before: installed(1) },
    getCard: { params: published },
    listLocations: { params: published },
    listAttention: { before: installed(5) },
    connect: { params: { application_id: 2 }, body: { location_ids: [1, 2] } },
    disconnect: { params: inMain, before: installed(1), place: 'alone' },
    trace: { params: inMain, before: installed(1) },
    listMessages: {
      params: { location_id: 1, application_id: 4 },
      before: [...withChat, 'marketplace.addMessage'],
    },
    readMessages: {
      params: { location_id: 1, application_id: 4 },
      before: [...withChat, 'marketplace.addMessage'],
    },
  },
} satisfies ExamplesOf<'applications' | 'operators' | 'installations'>
