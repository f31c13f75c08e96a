import type { Operation } from './operation.ts'
import * as accessTokens from './operations/account/access-tokens.ts'
import * as ownInstallations from './operations/account/application-installations.ts'
import * as ownApplications from './operations/account/applications.ts'
import { listAttention } from './operations/account/attention.ts'
import * as auditLog from './operations/account/audit-log.ts'
import * as consents from './operations/account/consents.ts'
import * as consoleDictionaries from './operations/account/console-dictionaries.ts'
import { deleteMe, listDeletionBlockers } from './operations/account/deletion.ts'
import * as email from './operations/account/email.ts'
import * as endpoints from './operations/account/endpoints.ts'
import * as invitations from './operations/account/invitations.ts'
import { listLocationDeliveries } from './operations/account/location-deliveries.ts'
import * as locations from './operations/account/locations.ts'
import { notices } from './operations/account/notices.ts'
import { streamNotifications } from './operations/account/notifications.ts'
import * as oauthClients from './operations/account/oauth-clients.ts'
import * as ownerInstallations from './operations/account/owner-installations.ts'
import { partnerTeam } from './operations/account/partner-team.ts'
import * as partners from './operations/account/partners.ts'
import * as payments from './operations/account/payments.ts'
import * as people from './operations/account/people.ts'
import { personalData } from './operations/account/personal-data.ts'
import * as plans from './operations/account/plans.ts'
import * as publishing from './operations/account/publishing.ts'
import * as restrictedKeys from './operations/account/restricted-keys.ts'
import * as secondFactor from './operations/account/second-factor.ts'
import * as sessions from './operations/account/sessions.ts'
import * as telephony from './operations/account/telephony.ts'
import { getTimetable } from './operations/account/timetable.ts'
import * as activities from './operations/activities.ts'
import * as activitySearch from './operations/activity-search.ts'
import { authenticate } from './operations/auth.ts'
import { searchClients } from './operations/client-search.ts'
import * as clients from './operations/clients.ts'
import * as companies from './operations/companies.ts'
import { listClients } from './operations/deprecated-clients.ts'
import * as dictionaries from './operations/dictionaries.ts'
import * as finance from './operations/finance.ts'
import * as goods from './operations/goods.ts'
import { listEventTypes } from './operations/insights/event-types.ts'
import { getFigures } from './operations/insights/figures.ts'
import { listRequests } from './operations/insights/requests.ts'
import { streamLogs } from './operations/logs.ts'
import * as loyalty from './operations/loyalty.ts'
import * as applications from './operations/marketplace/applications.ts'
import * as billing from './operations/marketplace/billing.ts'
import * as channels from './operations/marketplace/channels.ts'
import * as directory from './operations/marketplace/directory.ts'
import * as installations from './operations/marketplace/installations.ts'
import { listConnectedLocations } from './operations/marketplace/salons.ts'
import { operatorOperations } from './operations/operators/catalogue.ts'
import * as positions from './operations/positions.ts'
import * as records from './operations/records.ts'
import * as resources from './operations/resources.ts'
import { sandbox } from './operations/sandbox.ts'
import * as schedules from './operations/schedules.ts'
import { serviceCategories } from './operations/service-categories.ts'
import * as services from './operations/services.ts'
import { listSlots } from './operations/slots.ts'
import * as staff from './operations/staff.ts'
import * as storageOperations from './operations/storage-operations.ts'
import * as v3Resources from './operations/v3/resources.ts'
import * as voip from './operations/voip.ts'
import * as deliveries from './operations/webhooks/deliveries.ts'
import * as endpointChecks from './operations/webhooks/endpoint-checks.ts'
import { listEvents } from './operations/webhooks/event-feed.ts'
import * as listeners from './operations/webhooks/listeners.ts'
import { partnerWebhooks, replays } from './operations/webhooks/of-developers.ts'
import * as webhookSecrets from './operations/webhooks/secrets.ts'
import * as hookSettings from './operations/webhooks/settings.ts'

/** Every operation, grouped as in the SDK. */
export const catalogue = {
  dictionaries: {
    countries: dictionaries.countries,
    cities: dictionaries.cities,
    businessGroups: dictionaries.businessGroups,
  },
  auth: { authenticate },
  companies: {
    list: companies.listCompanies,
    create: companies.createCompany,
    get: companies.getCompany,
    update: companies.updateCompany,
    delete: companies.deleteCompany,
  },
  positions: { list: positions.listPositions, create: positions.createPosition },
  staff: {
    list: staff.listStaff,
    listByShortPath: staff.listStaffByShortPath,
    get: staff.getStaff,
    getByShortPath: staff.getStaffByShortPath,
    create: staff.createStaff,
    update: staff.updateStaff,
    delete: staff.deleteStaff,
  },
  schedules: { get: schedules.getSchedule, update: schedules.updateSchedule },
  services: {
    list: services.listServices,
    listByShortPath: services.listServicesByShortPath,
    get: services.getService,
    create: services.createService,
    update: services.updateService,
    patch: services.patchService,
    delete: services.deleteService,
    readDeprecated: services.readDeprecatedService,
  },
  resources: {
    list: resources.listResources,
    create: resources.createResource,
    update: resources.updateResource,
    delete: resources.deleteResource,
  },
  serviceCategories,
  labels: clients.labels,
  clients: {
    search: searchClients,
    create: clients.createClient,
    createMany: clients.createClients,
    get: clients.getClient,
    update: clients.updateClient,
    delete: clients.deleteClient,
    listDeprecated: listClients,
  },
  storages: goods.storages,
  goodsCategories: goods.goodsCategories,
  suppliers: goods.suppliers,
  units: { list: goods.listUnits },
  goods: {
    list: goods.listGoods,
    get: goods.getGood,
    create: goods.createGood,
    update: goods.updateGood,
    delete: goods.deleteGood,
  },
  storageOperations: {
    create: storageOperations.createStorageOperation,
    get: storageOperations.getStorageOperation,
    listTransactions: storageOperations.listGoodsTransactions,
  },
  accounts: finance.accounts,
  expenses: finance.expenses,
  financeTransactions: finance.financeTransactions,
  loyaltyCardTypes: loyalty.loyaltyCardTypes,
  loyaltyCards: loyalty.loyaltyCards,
  availability: { slots: listSlots },
  records: {
    list: records.listRecords,
    create: records.createRecord,
    get: records.getRecord,
    update: records.updateRecord,
    delete: records.deleteRecord,
  },
  activities: {
    list: activities.listActivities,
    create: activities.createActivity,
    get: activities.getActivity,
    update: activities.updateActivity,
    delete: activities.deleteActivity,
    book: activities.bookActivity,
    search: activitySearch.searchActivities,
    searchDates: activitySearch.searchActivityDates,
    searchDatesRange: activitySearch.searchActivityDatesRange,
  },
  voip: {
    integrate: voip.integrateVoip,
    listCalls: voip.listCalls,
    listChainCalls: voip.listChainCalls,
    listRoutes: voip.listVoipRoutes,
    updateRoutes: voip.updateVoipRoutes,
    preview: voip.previewVoipRoute,
  },
  marketplace: {
    plans: billing.listPlans,
    addDiscount: billing.addDiscount,
    paymentLink: billing.getPaymentLink,
    payment: billing.notePayment,
    refund: billing.refundPayment,
    grantAccess: installations.grantAccess,
    confirmInstallation: installations.confirmInstallation,
    confirmByRedirect: installations.confirmByRedirect,
    getInstallation: installations.getInstallation,
    uninstall: installations.uninstall,
    trace: installations.getInstallationActivity,
    salons: listConnectedLocations,
    updateChannel: channels.updateChannel,
    addMessage: channels.addMessage,
    setShortNames: channels.setShortNames,
  },
  directory: {
    list: directory.listStoreApplications,
    get: directory.getStoreApplication,
    listForPages: directory.listStoreApplicationsForPages,
    getForPages: directory.getStoreApplicationForPages,
  },
  applications: {
    listCategories: applications.listApplicationCategories,
    listChannels: applications.listNotificationChannels,
    listFunctionalities: applications.listFunctionalities,
    listPermissions: applications.listPermissions,
    list: ownApplications.listApplications,
    create: ownApplications.createApplication,
    get: ownApplications.getApplication,
    update: ownApplications.updateApplication,
    delete: ownApplications.deleteApplication,
    submit: ownApplications.submitApplication,
    withdraw: ownApplications.withdrawApplication,
    requestWhitelisting: ownApplications.requestWhitelisting,
    getApiAccess: ownApplications.getApiAccess,
    saveApiAccess: ownApplications.saveApiAccess,
    listInstallations: ownInstallations.listInstallations,
    readInstallationActivity: ownInstallations.readInstallationActivity,
    getChecklist: publishing.getReviewChecklist,
    listRevenue: publishing.listRevenue,
    listInstallFigures: publishing.listInstallFigures,
    listPlans: plans.listOwnPlans,
    createPlan: plans.createPlan,
    updatePlan: plans.updatePlan,
    deletePlan: plans.deletePlan,
    createPlanOption: plans.createPlanOption,
    updatePlanOption: plans.updatePlanOption,
    deletePlanOption: plans.deletePlanOption,
  },
  operators: operatorOperations,
  webhooks: {
    getSettings: hookSettings.getHookSettings,
    setSettings: hookSettings.setHookSettings,
    listEvents,
    listDeliveries: deliveries.listDeliveries,
    getDelivery: deliveries.getDelivery,
    redeliver: deliveries.redeliver,
    replay: deliveries.replay,
    explain: deliveries.explain,
    sendTest: deliveries.sendTest,
    checkEndpoint: endpointChecks.startEndpointCheck,
    getEndpointCheck: endpointChecks.getEndpointCheck,
    rotateSecret: webhookSecrets.rotateSecret,
    listen: listeners.listen,
    reportAttempt: listeners.reportAttempt,
  },
  partnerWebhooks,
  replays,
  insights: { figures: getFigures, requests: listRequests, eventTypes: listEventTypes },
  endpoints: {
    list: endpoints.listEndpoints,
    switch: endpoints.switchEndpoint,
    takeOver: endpoints.takeOverEndpoint,
    listDeliveries: listLocationDeliveries,
  },
  logs: { stream: streamLogs },
  sandbox,
  account: {
    about: people.about,
    signUp: people.signUp,
    signIn: people.signIn,
    signOut: people.signOut,
    me: people.me,
    updateMe: people.updateMe,
    changePassword: people.changePassword,
    confirmEmail: email.confirmEmail,
    sendConfirmation: email.sendConfirmation,
    changeEmail: email.changeEmail,
    forgotPassword: email.forgotPassword,
    resetPassword: email.resetPassword,
    listTokens: people.listTokens,
    revokeToken: people.revokeToken,
    deletionBlockers: listDeletionBlockers,
    deleteMe,
  },
  accessTokens: {
    list: accessTokens.listAccessTokens,
    create: accessTokens.createAccessToken,
    revoke: accessTokens.revokeAccessToken,
  },
  sessions: {
    list: sessions.listSessions,
    end: sessions.endSession,
    endOthers: sessions.endOtherSessions,
    prove: sessions.prove,
  },
  secondFactor: {
    get: secondFactor.getSecondFactor,
    begin: secondFactor.beginSecondFactor,
    confirm: secondFactor.confirmSecondFactor,
    renewRecoveryCodes: secondFactor.renewRecoveryCodes,
    disable: secondFactor.disableSecondFactor,
  },
  partners: {
    create: partners.createPartner,
    list: partners.listPartners,
    get: partners.getPartner,
    update: partners.updatePartner,
    rotateToken: partners.rotatePartnerToken,
    revokeToken: partners.revokePartnerToken,
    listTestLocations: partners.listTestLocations,
    addTestLocation: partners.addTestLocation,
    createTestLocation: partners.createTestLocation,
    removeTestLocation: partners.removeTestLocation,
  },
  partnerTeam,
  locations: {
    create: locations.createLocation,
    get: locations.getLocation,
    update: locations.updateLocation,
    getTimetable,
    listRights: locations.listRights,
    listUsers: locations.listUsers,
    addUser: invitations.addUser,
    listInvitations: invitations.listInvitations,
    withdrawInvitation: invitations.withdrawInvitation,
    changeUser: locations.changeUser,
    removeUser: locations.removeUser,
    listRoles: locations.listRoles,
    createRole: locations.createRole,
    updateRole: locations.updateRole,
    deleteRole: locations.deleteRole,
    listPayments: payments.listLocationPayments,
    getPayment: payments.getLocationPayment,
    listPayable: payments.listPayable,
    makePaymentLink: payments.makeLocationPaymentLink,
    readAuditLog: auditLog.readLocationAuditLog,
  },
  personalData,
  invitations: {
    list: invitations.listMine,
    open: invitations.open,
    accept: invitations.accept,
    decline: invitations.decline,
  },
  installations: {
    list: ownerInstallations.listConnections,
    getCard: ownerInstallations.getConnectableCard,
    listLocations: ownerInstallations.listConnectable,
    connect: ownerInstallations.connect,
    disconnect: ownerInstallations.disconnect,
    trace: ownerInstallations.getConnectionActivity,
    listMessages: ownerInstallations.listMessages,
    readMessages: ownerInstallations.readMessages,
    listAttention,
  },
  restrictedKeys: {
    listScopes: restrictedKeys.listScopes,
    create: restrictedKeys.createRestrictedKey,
    list: restrictedKeys.listRestrictedKeys,
    revoke: restrictedKeys.revokeRestrictedKey,
    takeOver: restrictedKeys.takeOverRestrictedKey,
  },
  consents: {
    list: consents.listConsents,
    withdraw: consents.withdrawConsent,
    takeOver: consents.takeOverConsent,
    getRequest: consents.getConsentRequest,
    approveRequest: consents.approveConsentRequest,
    denyRequest: consents.denyConsentRequest,
  },
  oauthClients: {
    list: oauthClients.listOAuthClients,
    create: oauthClients.createOAuthClient,
    update: oauthClients.updateOAuthClient,
    rotateSecret: oauthClients.rotateOAuthClientSecret,
    delete: oauthClients.deleteOAuthClient,
  },
  v3: { listResources: v3Resources.listResources },
  telephony: {
    listChains: telephony.listChains,
    get: telephony.getTelephony,
    rotateToken: telephony.rotateCrmToken,
    listRoutes: telephony.listRoutes,
    updateRoutes: telephony.updateRoutes,
    preview: telephony.preview,
    listCallsOfChain: telephony.listCallsOfChain,
    listCallsOfLocation: telephony.listCallsOfLocation,
  },
  notifications: { stream: streamNotifications },
  notices,
  consoleDictionaries: {
    countries: consoleDictionaries.listConsoleCountries,
    cities: consoleDictionaries.listConsoleCities,
    businessGroups: consoleDictionaries.listConsoleBusinessGroups,
  },
} as const satisfies Record<string, Record<string, Operation>>

export type Catalogue = typeof catalogue

export const operations: readonly Operation[] = Object.values(catalogue).flatMap(group =>
  Object.values<Operation>(group),
)
