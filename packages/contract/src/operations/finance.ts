import Type from 'typebox'
import { userOrPersonIn } from '../access.ts'
import { Money } from '../amounts.ts'
import { Moment } from '../moments.ts'
import { operation, recordBodyLimit } from '../operation.ts'
import { Reference, ReferenceField } from '../references.ts'
import {
  Count,
  FilledText,
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
  is_cash: Flag('1 for cash, 0 for other money'),
  is_default: Flag('1 for the default account'),
}

export const accounts = lookupTable({
  tag,
  right,
  path: '/accounts/{company_id}',
  names: { list: 'listAccounts', create: 'createAccount' },
  summaries: { list: 'List accounts', create: 'Create an account' },
  descriptions: {
    list: 'Returns the accounts in which the Location keeps its money, such as cash registers and bank accounts.',
    create: 'A Location has at most one default account: a new default account replaces the previous one.',
  },
  item: Type.Object({ id: Id('Account ID'), ...accountFields }, { $id: 'Account' }),
  body: Type.Object({
    title: Title(255, 'Name, as people see it'),
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
  summaries: { list: 'List income and expense items', create: 'Create an income or expense item' },
  descriptions: {
    list: 'Returns the items of financial transactions. Each item is either income or expense.',
    create: 'Financial transactions can then refer to it.',
  },
  item: Type.Object(
    { id: Id('Item ID'), title: Type.String({ description: 'Name of the item' }), type: ExpenseType },
    { $id: 'Expense' },
  ),
  body: Type.Object({ title: Title(255, 'Name, as people see it'), type: Type.Optional(ExpenseType) }),
})

export const FinanceTransaction = Type.Object(
  {
    id: Id('Transaction ID'),
    document_id: IdOrZero('Document ID'),
    date: Instant('When the money moved'),
    amount: Type.Number({ description: 'Amount; negative for outgoing money' }),
    comment: Type.String({ description: 'Note for the team; empty if there is none' }),
    last_change_date: Instant('When it last changed'),
    record_id: IdOrZero('Appointment ID'),
    visit_id: IdOrZero('Visit ID of the appointment'),
    sold_item_id: IdOrZero('ID of the item that was sold'),
    sold_item_type: Type.String({ description: 'Type of the item that was sold; empty for none' }),
    expense: Shape(
      { id: Id('Item ID'), title: Type.String({ description: 'Name of the item' }), type: ExpenseType },
      'The income or expense item',
    ),
    master: OrEmpty(ReferenceField('Team member')),
    supplier: OrEmpty(Reference('Supplier')),
    service: OrEmpty(Reference('Service')),
    account: Shape(
      {
        id: Id('Account ID'),
        title: Type.String({ description: 'Name of the account' }),
        is_cash: Type.Boolean({ description: 'Whether it is cash' }),
        is_default: Type.Boolean({ description: 'Whether it is the default account' }),
      },
      'The account of the transaction',
    ),
    client: Nullable(ReferenceField('Client')),
    record: Nullable(
      Shape(
        { id: Id('Appointment ID'), datetime: Instant('When it begins') },
        'Appointment that was paid for',
      ),
    ),
    payment_system_transaction_ids: Type.Optional(
      Type.Array(Type.String(), { description: 'Only if they are enabled in the Location' }),
    ),
  },
  { $id: 'FinanceTransaction' },
)

const fields = {
  expense_id: Id('ID of an item of GET /expenses'),
  amount: Money('Amount; negative for outgoing money'),
  account_id: Id('Account ID'),
  date: Moment('When the money moved'),
  client_id: Type.Optional(Nullable(Id('Client ID; another one than before needs `clients_access`'))),
  supplier_id: Type.Optional(Nullable(Id('Supplier ID; another one than before needs `storages_access`'))),
  master_id: Type.Optional(Nullable(Id('Team member ID'))),
  record_id: Type.Optional(Nullable(Id('Appointment ID; another one than before needs `timetable_access`'))),
  comment: Type.Optional(Text(5000, 'Note for the team')),
  payment_system_transaction_ids: Type.Optional(
    UniqueList(FilledText(255, 'ID of the payment in the payment system'), { maxItems: 100 }),
  ),
}

const transactions = {
  document: 'general',
  tag,
  surface: 'v1',
  access: userOrPersonIn('company_id', right),
} as const
const ofLocation = Type.Object({ company_id: Id('Location ID') })
const ofTransaction = Type.Object({ company_id: Id('Location ID'), transaction_id: Id('Transaction ID') })

const filter = {
  start_date: Type.Optional(Moment('Only transactions at this time or later')),
  end_date: Type.Optional(Moment('Only transactions at this time or earlier; a date includes the whole day')),
  account_id: Type.Optional(Id('Only transactions of this account')),
  expense_id: Type.Optional(Id('Only transactions of this item')),
  client_id: Type.Optional(Id('Only transactions of this client')),
  supplier_id: Type.Optional(Id('Only transactions of this supplier')),
  master_id: Type.Optional(Id('Only transactions of this team member')),
  record_id: Type.Optional(Id('Only transactions of this appointment')),
  type: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 2,
      description: '1 for money that came in, 2 for money that left',
    }),
  ),
}

const listFinanceTransactions = operation({
  ...transactions,
  name: 'listFinanceTransactions',
  method: 'GET',
  path: '/finance_transactions/{company_id}',
  summary: 'List financial transactions',
  description: 'Returns financial transactions, newest first.',
  params: ofLocation,
  query: Type.Object({
    ...filter,
    page: Page,
    count: Count(50, 300),
  }),
  status: 200,
  data: Type.Array(FinanceTransaction),
  meta: PageMeta,
  errors: [401, 403, 404, 422],
})

const getFinanceTransaction = operation({
  ...transactions,
  name: 'getFinanceTransaction',
  method: 'GET',
  path: '/finance_transactions/{company_id}/{transaction_id}',
  summary: 'Get a financial transaction',
  description:
    'Returns the transaction with its account, item, client, supplier, team member and appointment.',
  params: ofTransaction,
  status: 200,
  data: FinanceTransaction,
  errors: [401, 403, 404],
})

const createFinanceTransaction = operation({
  ...transactions,
  name: 'createFinanceTransaction',
  method: 'POST',
  path: '/finance_transactions/{company_id}',
  summary: 'Create a financial transaction',
  description:
    'Records money that came into an account (positive amount) or left it (negative amount), for an item.',
  params: ofLocation,
  bodyLimit: recordBodyLimit,
  body: Type.Object(fields),
  status: 201,
  data: FinanceTransaction,
  errors: [401, 403, 404, 422],
})

const updateFinanceTransaction = operation({
  ...transactions,
  name: 'updateFinanceTransaction',
  method: 'PUT',
  path: '/finance_transactions/{company_id}/{transaction_id}',
  summary: 'Update a financial transaction',
  description:
    'Only the fields that are sent change. Send `null` to remove a client, supplier, team member or appointment.',
  params: ofTransaction,
  bodyLimit: recordBodyLimit,
  body: Type.Partial(Type.Object(fields)),
  status: 200,
  data: FinanceTransaction,
  errors: [401, 403, 404, 422],
})

const deleteFinanceTransaction = operation({
  ...transactions,
  name: 'deleteFinanceTransaction',
  method: 'DELETE',
  path: '/finance_transactions/{company_id}/{transaction_id}',
  summary: 'Delete a financial transaction',
  description: 'Removes it from lists and balances, and creates an event.',
  params: ofTransaction,
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})

const sums = {
  income: Type.Number({ description: 'Money that came in' }),
  expense: Type.Number({ description: 'Money that left, as a negative number' }),
  balance: Type.Number({ description: 'Income and expense together' }),
}

const FinanceTotals = Type.Object(
  {
    ...sums,
    accounts: Type.Array(Shape({ account_id: Id('Account ID'), ...sums }), {
      description: 'The same for each account that has such transactions',
    }),
  },
  { $id: 'FinanceTotals' },
)

const getFinanceTotals = operation({
  ...transactions,
  name: 'getFinanceTotals',
  method: 'GET',
  path: '/finance_totals/{company_id}',
  summary: 'Sum up financial transactions',
  description: 'Sums up the transactions that the list returns for the same filters, on all of its pages.',
  params: ofLocation,
  query: Type.Object(filter),
  status: 200,
  data: FinanceTotals,
  errors: [401, 403, 404, 422],
})

export const financeTransactions = {
  list: listFinanceTransactions,
  get: getFinanceTransaction,
  create: createFinanceTransaction,
  update: updateFinanceTransaction,
  delete: deleteFinanceTransaction,
  totals: getFinanceTotals,
}
