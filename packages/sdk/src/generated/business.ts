// Printed from the contract by `npm run print`: change the contract, not this file.
import { type PositionsApi, positions } from './partner/positions.ts'
import { type StaffApi, staff } from './partner/staff.ts'
import { type SchedulesApi, schedules } from './partner/schedules.ts'
import { type ServicesApi, services } from './partner/services.ts'
import { type ResourcesApi, resources } from './partner/resources.ts'
import { type ServiceCategoriesApi, serviceCategories } from './partner/service-categories.ts'
import { type LabelsApi, labels } from './partner/labels.ts'
import { type ClientsApi, clients } from './partner/clients.ts'
import { type StoragesApi, storages } from './partner/storages.ts'
import { type GoodsCategoriesApi, goodsCategories } from './partner/goods-categories.ts'
import { type SuppliersApi, suppliers } from './partner/suppliers.ts'
import { type UnitsApi, units } from './partner/units.ts'
import { type GoodsApi, goods } from './partner/goods.ts'
import { type StorageOperationsApi, storageOperations } from './partner/storage-operations.ts'
import { type AccountsApi, accounts } from './partner/accounts.ts'
import { type ExpensesApi, expenses } from './partner/expenses.ts'
import { type FinanceTransactionsApi, financeTransactions } from './partner/finance-transactions.ts'
import { type LoyaltyCardTypesApi, loyaltyCardTypes } from './partner/loyalty-card-types.ts'
import { type LoyaltyCardsApi, loyaltyCards } from './partner/loyalty-cards.ts'
import { type RecordsApi, records } from './partner/records.ts'
import { type ActivitiesApi, activities } from './partner/activities.ts'

export type * from './partner/positions.ts'
export type * from './partner/staff.ts'
export type * from './partner/schedules.ts'
export type * from './partner/services.ts'
export type * from './partner/resources.ts'
export type * from './partner/service-categories.ts'
export type * from './partner/labels.ts'
export type * from './partner/clients.ts'
export type * from './partner/storages.ts'
export type * from './partner/goods-categories.ts'
export type * from './partner/suppliers.ts'
export type * from './partner/units.ts'
export type * from './partner/goods.ts'
export type * from './partner/storage-operations.ts'
export type * from './partner/accounts.ts'
export type * from './partner/expenses.ts'
export type * from './partner/finance-transactions.ts'
export type * from './partner/loyalty-card-types.ts'
export type * from './partner/loyalty-cards.ts'
export type * from './partner/records.ts'
export type * from './partner/activities.ts'

/** The operations by group. */
export interface BusinessOperations {
  readonly positions: PositionsApi
  readonly staff: StaffApi
  readonly schedules: SchedulesApi
  readonly services: Pick<ServicesApi, 'list' | 'listByShortPath' | 'get' | 'create' | 'update' | 'patch' | 'delete'>
  readonly resources: ResourcesApi
  readonly serviceCategories: ServiceCategoriesApi
  readonly labels: LabelsApi
  readonly clients: ClientsApi
  readonly storages: StoragesApi
  readonly goodsCategories: GoodsCategoriesApi
  readonly suppliers: SuppliersApi
  readonly units: UnitsApi
  readonly goods: GoodsApi
  readonly storageOperations: StorageOperationsApi
  readonly accounts: AccountsApi
  readonly expenses: ExpensesApi
  readonly financeTransactions: FinanceTransactionsApi
  readonly loyaltyCardTypes: LoyaltyCardTypesApi
  readonly loyaltyCards: LoyaltyCardsApi
  readonly records: RecordsApi
  readonly activities: Pick<ActivitiesApi, 'list' | 'create' | 'get' | 'update' | 'delete' | 'book'>
}

export const businessOperations = {
  positions,
  staff,
  schedules,
  services,
  resources,
  serviceCategories,
  labels,
  clients,
  storages,
  goodsCategories,
  suppliers,
  units,
  goods,
  storageOperations,
  accounts,
  expenses,
  financeTransactions,
  loyaltyCardTypes,
  loyaltyCards,
  records,
  activities,
}
