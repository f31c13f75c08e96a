import type { Operation } from './operation.ts'
import * as locations from './operations/account/locations.ts'
import * as partners from './operations/account/partners.ts'
import * as people from './operations/account/people.ts'
import * as places from './operations/account/places.ts'
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
import * as loyalty from './operations/loyalty.ts'
import * as positions from './operations/positions.ts'
import * as records from './operations/records.ts'
import * as resources from './operations/resources.ts'
import * as sandbox from './operations/sandbox.ts'
import * as schedules from './operations/schedules.ts'
import * as serviceCategories from './operations/service-categories.ts'
import * as services from './operations/services.ts'
import { listSlots } from './operations/slots.ts'
import * as staff from './operations/staff.ts'
import * as storageOperations from './operations/storage-operations.ts'

/** Every operation of the wire, grouped as the SDK offers them. */
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
    get: staff.getStaff,
    create: staff.createStaff,
    update: staff.updateStaff,
    delete: staff.deleteStaff,
  },
  schedules: { get: schedules.getSchedule, update: schedules.updateSchedule },
  services: {
    list: services.listServices,
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
  serviceCategories: {
    list: serviceCategories.listServiceCategories,
    listByOlderPath: serviceCategories.listServiceCategoriesByOlderPath,
    get: serviceCategories.getServiceCategory,
    getOfCompany: serviceCategories.getServiceCategoryOfCompany,
    create: serviceCategories.createServiceCategory,
    update: serviceCategories.updateServiceCategory,
    delete: serviceCategories.deleteServiceCategory,
  },
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
  },
  accounts: finance.accounts,
  expenses: finance.expenses,
  financeTransactions: {
    list: finance.listFinanceTransactions,
    get: finance.getFinanceTransaction,
    create: finance.createFinanceTransaction,
    update: finance.updateFinanceTransaction,
    delete: finance.deleteFinanceTransaction,
  },
  loyaltyCardTypes: loyalty.loyaltyCardTypes,
  loyaltyCards: {
    list: loyalty.listLoyaltyCards,
    create: loyalty.createLoyaltyCard,
    delete: loyalty.deleteLoyaltyCard,
    addManualTransaction: loyalty.createManualTransaction,
  },
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
  sandbox: { readClock: sandbox.readClock, moveClock: sandbox.moveClock },
  account: {
    signUp: people.signUp,
    signIn: people.signIn,
    signOut: people.signOut,
    join: people.join,
    me: people.me,
    updateMe: people.updateMe,
    changePassword: people.changePassword,
    listTokens: people.listTokens,
    revokeToken: people.revokeToken,
  },
  partners: {
    create: partners.createPartner,
    list: partners.listPartners,
    rotateToken: partners.rotatePartnerToken,
    revokeToken: partners.revokePartnerToken,
  },
  locations: {
    create: locations.createLocation,
    listRights: locations.listRights,
    listUsers: locations.listUsers,
    addUser: locations.addUser,
    changeUser: locations.changeUser,
    removeUser: locations.removeUser,
    listRoles: locations.listRoles,
    createRole: locations.createRole,
    updateRole: locations.updateRole,
    deleteRole: locations.deleteRole,
  },
  places: { countries: places.listPlaceCountries, cities: places.listPlaceCities },
} as const satisfies Record<string, Record<string, Operation>>

export type Catalogue = typeof catalogue

export const operations: readonly Operation[] = Object.values(catalogue).flatMap(group =>
  Object.values<Operation>(group),
)
