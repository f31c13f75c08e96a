import Type from 'typebox'
import { userIn } from '../access.ts'
import { Money } from '../amounts.ts'
import { Moment } from '../moments.ts'
import { operation, recordBodyLimit } from '../operation.ts'
import { Reference, ReferenceField } from '../references.ts'
import {
  Count,
  Flag,
  Id,
  IdOrZero,
  Instant,
  NoData,
  Nullable,
  OrEmpty,
  Page,
  PageMeta,
  Shape,
  Text,
  Title,
  UniqueList,
} from '../wire.ts'
import { lookupTable } from './lookup-table.ts'

const tag = 'Finances'
const right = 'finances_access'

const accountFields = {
  title: Type.String({ description: 'Name of the account' }),
  is_cash: Flag('1 cash, 0 other money'),
  is_default: Flag('1 for the account that is used unless another is named'),
}

export const accounts = lookupTable({
  tag,
  right,
  path: '/accounts/{company_id}',
  names: { list: 'listAccounts', create: 'createAccount' },
  summaries: { list: 'Accounts', create: 'Create an account' },
  descriptions: {
    list: 'Where the money of the Location is: cash registers, bank accounts.',
    create: 'A Location has one default account at most: a new one takes the place of the former.',
  },
  item: Type.Object({ id: Id('Account ID'), ...accountFields }, { $id: 'Account' }),
  body: Type.Object({
    title: Title(255, 'Its name, as people read it'),
    is_cash: Type.Optional(accountFields.is_cash),
    is_default: Type.Optional(accountFields.is_default),
  }),
})

const ExpenseType = Type.Integer({ minimum: 1, maximum: 2, description: '1 income, 2 expense' })

export const expenses = lookupTable({
  tag,
  right,
  path: '/expenses/{company_id}',
  names: { list: 'listExpenses', create: 'createExpense' },
  summaries: { list: 'What money comes from and goes to', create: 'Create an income or expense item' },
  descriptions: {
    list: 'The items by which money is sorted: each is income or expense.',
    create: 'Financial transactions can name it from then on.',
  },
  item: Type.Object(
    { id: Id('Item ID'), title: Type.String({ description: 'Name of the item' }), type: ExpenseType },
    { $id: 'Expense' },
  ),
  body: Type.Object({ title: Title(255, 'Its name, as people read it'), type: Type.Optional(ExpenseType) }),
})

export const FinanceTransaction = Type.Object(
  {
    id: Id('Transaction ID'),
    document_id: IdOrZero('Document ID'),
    date: Instant('When the money moved'),
    amount: Type.Number({ description: 'Negative is money that goes out' }),
    comment: Type.String({ description: 'A note for the team; empty when there is none' }),
    last_change_date: Instant('When it last changed'),
    record_id: IdOrZero('Appointment ID'),
    visit_id: IdOrZero('Visit of the appointment'),
    sold_item_id: IdOrZero('What was sold'),
    sold_item_type: Type.String({ description: 'What kind of thing was sold; empty for none' }),
    expense: Shape(
      { id: Id('Item ID'), title: Type.String({ description: 'Name of the item' }), type: ExpenseType },
      'What the money is for',
    ),
    master: OrEmpty(ReferenceField('Team member')),
    supplier: OrEmpty(Reference('Supplier')),
    service: OrEmpty(Reference('Service')),
    account: Shape(
      {
        id: Id('Account ID'),
        title: Type.String({ description: 'Name of the account' }),
        is_cash: Type.Boolean({ description: 'Whether it is cash' }),
        is_default: Type.Boolean({ description: 'Whether it is used unless another is named' }),
      },
      'Where the money is',
    ),
    client: Nullable(ReferenceField('Client')),
    record: Nullable(
      Shape(
        { id: Id('Appointment ID'), datetime: Instant('When it begins') },
        'The appointment it was paid for',
      ),
    ),
    payment_system_transaction_ids: Type.Optional(
      Type.Array(Type.String(), { description: 'Only where the Location has them switched on' }),
    ),
  },
  { $id: 'FinanceTransaction' },
)

const fields = {
  expense_id: Id('Item of GET /expenses'),
  amount: Money('Negative is money that goes out'),
  account_id: Id('Account ID'),
  date: Moment('When the money moved'),
  client_id: Type.Optional(Nullable(Id('Client ID'))),
  supplier_id: Type.Optional(Nullable(Id('Supplier ID'))),
  master_id: Type.Optional(Nullable(Id('Team member ID'))),
  record_id: Type.Optional(Nullable(Id('Appointment ID'))),
  comment: Type.Optional(Text(5000, 'A note for the team')),
  payment_system_transaction_ids: Type.Optional(
    UniqueList(Title(255, 'ID of the payment in the payment system'), { maxItems: 100 }),
  ),
}

const transactions = { document: 'general', tag, surface: 'v1', access: userIn('company_id', right) } as const
const ofLocation = Type.Object({ company_id: Id('Location ID') })
const ofTransaction = Type.Object({ company_id: Id('Location ID'), transaction_id: Id('Transaction ID') })

export const listFinanceTransactions = operation({
  ...transactions,
  name: 'listFinanceTransactions',
  method: 'GET',
  path: '/finance_transactions/{company_id}',
  summary: 'Financial transactions',
  description: 'The latest first.',
  params: ofLocation,
  query: Type.Object({
    start_date: Type.Optional(Moment('Only then or later')),
    end_date: Type.Optional(Moment('Only then or earlier; a day is meant to its end')),
    account_id: Type.Optional(Id('Only of this account')),
    expense_id: Type.Optional(Id('Only of this income or expense item')),
    client_id: Type.Optional(Id('Only of this client')),
    supplier_id: Type.Optional(Id('Only of this supplier')),
    master_id: Type.Optional(Id('Only of this team member')),
    record_id: Type.Optional(Id('Only of this appointment')),
    page: Page,
    count: Count(50, 300),
  }),
  status: 200,
  data: Type.Array(FinanceTransaction),
  meta: PageMeta,
  errors: [401, 403, 404, 422],
})

export const getFinanceTransaction = operation({
  ...transactions,
  name: 'getFinanceTransaction',
  method: 'GET',
  path: '/finance_transactions/{company_id}/{transaction_id}',
  summary: 'One financial transaction',
  description: 'With what and whom it belongs to.',
  params: ofTransaction,
  status: 200,
  data: FinanceTransaction,
  errors: [401, 403, 404],
})

export const createFinanceTransaction = operation({
  ...transactions,
  name: 'createFinanceTransaction',
  method: 'POST',
  path: '/finance_transactions/{company_id}',
  summary: 'Record a financial transaction',
  description: 'Money that came in (above zero) or went out (below zero) of an account, for an item.',
  params: ofLocation,
  bodyLimit: recordBodyLimit,
  body: Type.Object(fields),
  status: 201,
  data: FinanceTransaction,
  errors: [401, 403, 404, 422],
})

export const updateFinanceTransaction = operation({
  ...transactions,
  name: 'updateFinanceTransaction',
  method: 'PUT',
  path: '/finance_transactions/{company_id}/{transaction_id}',
  summary: 'Change a financial transaction',
  description:
    'Only the fields that are sent change; `null` takes a client, supplier, team member or appointment away.',
  params: ofTransaction,
  bodyLimit: recordBodyLimit,
  body: Type.Partial(Type.Object(fields)),
  status: 200,
  data: FinanceTransaction,
  errors: [401, 403, 404, 422],
})

export const deleteFinanceTransaction = operation({
  ...transactions,
  name: 'deleteFinanceTransaction',
  method: 'DELETE',
  path: '/finance_transactions/{company_id}/{transaction_id}',
  summary: 'Delete a financial transaction',
  description: 'It is gone from lists and balances, and leaves an event.',
  params: ofTransaction,
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})
