// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Appointment, Client, FinanceTransaction, Good, GoodsTransaction, Location, LoyaltyCard, Service, ServiceCategory, TeamMember } from './schemas.ts'

/** The body of a webhook: an event of a record, or a test. `resource` says what `data` is. */
export type WebhookEvent =
  | SalonEvent
  | StaffEvent
  | ServiceEvent
  | ServiceCategoryEvent
  | ClientEvent
  | RecordEvent
  | LoyaltyCardEvent
  | ScheduleEvent
  | GoodEvent
  | GoodsOperationsSaleEvent
  | GoodsOperationsReceiptEvent
  | GoodsOperationsConsumableEvent
  | GoodsOperationsStolenEvent
  | GoodsOperationsMoveEvent
  | FinancesOperationEvent
  | TestEvent

/** The body of the marketplace webhook of an application. */
export type MarketplaceEvent =
  | InstallationEvent
  | PaymentEvent
  | PersonalDataEvent

export interface SalonEvent {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: 'salon'
  /** ID of the record. */
  resource_id: number
  /** What happened to it. */
  status: 'create' | 'update' | 'delete'
  data: Location
}

export interface StaffEvent {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: 'staff'
  /** ID of the record. */
  resource_id: number
  /** What happened to it. */
  status: 'create' | 'update' | 'delete'
  data: TeamMember
}

export interface ServiceEvent {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: 'service'
  /** ID of the record. */
  resource_id: number
  /** What happened to it. */
  status: 'create' | 'update' | 'delete'
  data: Service
}

export interface ServiceCategoryEvent {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: 'service_category'
  /** ID of the record. */
  resource_id: number
  /** What happened to it. */
  status: 'create' | 'update' | 'delete'
  data: ServiceCategory
}

export interface ClientEvent {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: 'client'
  /** ID of the record. */
  resource_id: number
  /** What happened to it. */
  status: 'create' | 'update' | 'delete'
  data: Client
}

export interface RecordEvent {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: 'record'
  /** ID of the record. */
  resource_id: number
  /** What happened to it. */
  status: 'create' | 'update' | 'delete'
  data: Appointment
}

export interface LoyaltyCardEvent {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: 'loyalty_card'
  /** ID of the record. */
  resource_id: number
  /** What happened to it. */
  status: 'create' | 'update' | 'delete'
  data: LoyaltyCard
}

export interface ScheduleEvent {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: 'schedule'
  /** ID of the team member. */
  resource_id: number
  /** What happened to it. */
  status: 'create' | 'update' | 'delete'
  /** Always empty. */
  data: []
}

export interface GoodEvent {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: 'good'
  /** ID of the record. */
  resource_id: number
  /** What happened to it. */
  status: 'create' | 'update' | 'delete'
  data: Good
}

export interface GoodsOperationsSaleEvent {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: 'goods_operations_sale'
  /** ID of the record. */
  resource_id: number
  /** What happened to it. */
  status: 'create'
  data: GoodsTransaction
}

export interface GoodsOperationsReceiptEvent {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: 'goods_operations_receipt'
  /** ID of the record. */
  resource_id: number
  /** What happened to it. */
  status: 'create'
  data: GoodsTransaction
}

export interface GoodsOperationsConsumableEvent {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: 'goods_operations_consumable'
  /** ID of the record. */
  resource_id: number
  /** What happened to it. */
  status: 'create'
  data: GoodsTransaction
}

export interface GoodsOperationsStolenEvent {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: 'goods_operations_stolen'
  /** ID of the record. */
  resource_id: number
  /** What happened to it. */
  status: 'create'
  data: GoodsTransaction
}

export interface GoodsOperationsMoveEvent {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: 'goods_operations_move'
  /** ID of the record. */
  resource_id: number
  /** What happened to it. */
  status: 'create'
  data: GoodsTransaction
}

export interface FinancesOperationEvent {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: 'finances_operation'
  /** ID of the record. */
  resource_id: number
  /** What happened to it. */
  status: 'create' | 'update' | 'delete'
  data: FinanceTransaction
}

export interface TestEvent {
  /** Location ID. */
  company_id: number
  /** Marks a test. */
  resource: 'test'
  /** Location ID. */
  resource_id: number
  /** Marks a test. */
  status: 'test'
  /** Always empty. */
  data: []
}

export interface InstallationEvent {
  /** Location ID. */
  salon_id: number
  /** Application ID. */
  application_id: number
  /** What happened to the installation. */
  event: 'uninstall' | 'freeze'
  /** Your partner token, if the application has asked for the older form. */
  partner_token?: string
}

export interface PaymentEvent {
  /** Location ID. */
  salon_id: number
  /** Application ID. */
  application_id: number
  /** Marks a payment. */
  event: 'payment'
  /** Your partner token, if the application has asked for the older form. */
  partner_token?: string
  /** Payment ID. */
  payment_id: number
  /** Amount paid, after the discount. */
  amount: number
  /** ISO 4217 currency code. */
  currency_iso: string
  /** Discount in percent. */
  discount: number
  /** Start of the paid period, YYYY-MM-DD HH:MM:SS in UTC. */
  period_from: string
  /** End of the paid period, YYYY-MM-DD HH:MM:SS in UTC. */
  period_to: string
  /** When it was paid, YYYY-MM-DD HH:MM:SS in UTC. */
  payment_date: string
  /** ID of the plan option that was bought. */
  tariff_option_id: number
  /** Hex HMAC-SHA256 keyed by your partner token over `salon_id=…&amount=…[&discount=…]`. */
  sign: string
}

export interface PersonalDataEvent {
  /** Location ID. */
  salon_id: number
  /** Application ID. */
  application_id: number
  /** Whether the business exports the data of a client, or has erased it. */
  event: 'client_data_request' | 'client_erased'
  /** Your partner token, if the application has asked for the older form. */
  partner_token?: string
  /** Client ID. */
  client_id: number
}
