import type { Operation } from './operation.ts'
import * as locations from './operations/account/locations.ts'
import * as partners from './operations/account/partners.ts'
import * as people from './operations/account/people.ts'
import { authenticate } from './operations/auth.ts'
import * as companies from './operations/companies.ts'
import * as dictionaries from './operations/dictionaries.ts'
import * as sandbox from './operations/sandbox.ts'
import * as serviceCategories from './operations/service-categories.ts'
import { listSlots } from './operations/slots.ts'

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
  serviceCategories: {
    list: serviceCategories.listServiceCategories,
    listByOlderPath: serviceCategories.listServiceCategoriesByOlderPath,
    get: serviceCategories.getServiceCategory,
    getOfCompany: serviceCategories.getServiceCategoryOfCompany,
    create: serviceCategories.createServiceCategory,
    update: serviceCategories.updateServiceCategory,
    delete: serviceCategories.deleteServiceCategory,
  },
  availability: { slots: listSlots },
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
} as const satisfies Record<string, Record<string, Operation>>

export type Catalogue = typeof catalogue

export const operations: readonly Operation[] = Object.values(catalogue).flatMap(group =>
  Object.values<Operation>(group),
)
