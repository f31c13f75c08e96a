import Type, { type Static, type TSchema } from 'typebox'
import { type EventStatus, type ResourceName, statusesOf } from './events.ts'
import { Client } from './operations/clients.ts'
import { Location } from './operations/companies.ts'
import { FinanceTransaction } from './operations/finance.ts'
import { Good } from './operations/goods.ts'
import { LoyaltyCard } from './operations/loyalty.ts'
import { Appointment } from './operations/records.ts'
import { ServiceCategory } from './operations/service-categories.ts'
import { Service } from './operations/services.ts'
import { TeamMember } from './operations/staff.ts'
import { GoodsTransaction } from './operations/storage-operations.ts'
import { Id, UtcTime } from './wire.ts'

const Nothing = Type.Array(Type.Never(), {
  maxItems: 0,
  description: 'Always empty',
})

/** The data of each kind of record in a webhook, which is the answer of its GET. */
const records = {
  salon: Location,
  staff: TeamMember,
  service: Service,
  service_category: ServiceCategory,
  client: Client,
  record: Appointment,
  loyalty_card: LoyaltyCard,
  schedule: Nothing,
  good: Good,
  goods_operations_sale: GoodsTransaction,
  goods_operations_receipt: GoodsTransaction,
  goods_operations_consumable: GoodsTransaction,
  goods_operations_stolen: GoodsTransaction,
  goods_operations_move: GoodsTransaction,
  finances_operation: FinanceTransaction,
} satisfies Record<ResourceName, TSchema>

interface RecordEvent<Resource extends string, Status extends string, Data> {
  company_id: number
  resource: Resource
  resource_id: number
  status: Status
  data: Data
}

/** The event of a record, or a test. `resource` determines the type of `data`. */
export type WebhookEvent =
  | { [K in ResourceName]: RecordEvent<K, EventStatus, Static<(typeof records)[K]>> }[ResourceName]
  | Static<typeof TestNotice>

/** Builds the schema of the webhook body for a kind of record. */
export const webhookBody = (resource: ResourceName) =>
  Type.Object({
    company_id: Id('Location ID'),
    resource: Type.Literal(resource, { description: 'Kind of record' }),
    resource_id: Id(resource === 'schedule' ? 'ID of the team member' : 'ID of the record'),
    status: Type.Enum([...statusesOf(resource)], { description: 'What happened to it' }),
    data: records[resource],
  })

/** A test without a record. */
export const TestNotice = Type.Object({
  company_id: Id('Location ID'),
  resource: Type.Literal('test', { description: 'Marks a test' }),
  resource_id: Id('Location ID'),
  status: Type.Literal('test', { description: 'Marks a test' }),
  data: Nothing,
})

const ofInstallation = { salon_id: Id('Location ID'), application_id: Id('Application ID') }

/** The events of the marketplace webhook of an application. */
export const MarketplaceNotice = Type.Object({
  ...ofInstallation,
  event: Type.Enum(['uninstall', 'freeze'], { description: 'What happened to the installation' }),
  partner_token: Type.Optional(
    Type.String({ description: 'Your partner token, if the application has asked for the older form' }),
  ),
})

export const PaymentNotice = Type.Object({
  ...ofInstallation,
  event: Type.Literal('payment', { description: 'Marks a payment' }),
  partner_token: MarketplaceNotice.properties.partner_token,
  payment_id: Id('Payment ID'),
  amount: Type.Number({ description: 'Amount paid, after the discount' }),
  currency_iso: Type.String({ description: 'ISO 4217 currency code' }),
  discount: Type.Number({ description: 'Discount in percent' }),
  period_from: UtcTime('Start of the paid period'),
  period_to: UtcTime('End of the paid period'),
  payment_date: UtcTime('When it was paid'),
  tariff_option_id: Id('ID of the plan option that was bought'),
  sign: Type.String({
    description: 'Hex HMAC-SHA256 keyed by your partner token over `salon_id=…&amount=…[&discount=…]`',
  }),
})

export const PersonalDataNotice = Type.Object({
  ...ofInstallation,
  event: Type.Enum(['client_data_request', 'client_erased'], {
    description: 'Whether the business exports the data of a client, or has erased it',
  }),
  partner_token: MarketplaceNotice.properties.partner_token,
  client_id: Id('Client ID'),
})

/** The type for `verifyWebhook` at a marketplace webhook. */
export type MarketplaceEvent =
  | Static<typeof MarketplaceNotice>
  | Static<typeof PaymentNotice>
  | Static<typeof PersonalDataNotice>
