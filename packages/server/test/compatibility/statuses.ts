import { call, flow, get, type Habit, one, partnerCall } from './habit.ts'

const lifeOf = (
  name: string,
  { list, of, body, change }: { list: string; of: string; body: object; change: object },
) =>
  flow(
    `${name}: created 201, read 200, changed 200, deleted 204, then 404`,
    call('POST', list, 201, { json: body, has: { success: true }, keep: name }),
    get(`${of}/‹${name}›`),
    call('PUT', `${of}/‹${name}›`, 200, { json: change, has: { data: change } }),
    call('DELETE', `${of}/‹${name}›`, 204, { isEmpty: true }),
    call('GET', `${of}/‹${name}›`, 404),
  )

export const statusHabits: Habit[] = [
  lifeOf('a client', {
    list: '/v1/clients/1',
    of: '/v1/client/1',
    body: { name: 'Compat', phone: '+16282301001' },
    change: { name: 'Changed' },
  }),
  lifeOf('a service category', {
    list: '/v1/service_categories/1',
    of: '/v1/service_category/1',
    body: { title: 'Compat' },
    change: { title: 'Changed' },
  }),
  lifeOf('a product', {
    list: '/v1/goods/1',
    of: '/v1/goods/1',
    body: { title: 'Compat', category_id: '1', sale_unit_id: '1', service_unit_id: 1 },
    change: { title: 'Changed' },
  }),
  lifeOf('a transaction', {
    list: '/v1/finance_transactions/1',
    of: '/v1/finance_transactions/1',
    body: { expense_id: '1', amount: '10.50', account_id: 1, date: '‹today› 10:00:00' },
    change: { comment: 'Changed' },
  }),
  flow(
    'a team member',
    call('POST', '/v1/staff/1', 201, { json: { name: 'Compat', specialization: 'Tests' }, keep: 'staff' }),
    get('/v1/company/1/staff/‹staff›', { has: { data: { name: 'Compat', company_id: 1 } } }),
    call('PUT', '/v1/staff/1/‹staff›', 200, { json: { hidden: true }, has: { data: { hidden: 1 } } }),
    call('DELETE', '/v1/staff/1/‹staff›', 204, { isEmpty: true }),
  ),
  flow(
    'a service, changed with PUT and PATCH',
    call('POST', '/v1/services/1', 201, {
      json: { title: 'Compat', category_id: '1', price_min: '10', active: true },
      has: { data: { active: 1, price_min: 10, duration: 3600 } },
      keep: 'service',
    }),
    call('PUT', '/v1/services/1/‹service›', 200, {
      json: { title: 'Changed' },
      has: { data: { title: 'Changed', price_min: 10 } },
    }),
    call('PATCH', '/v1/services/1/‹service›', 200, {
      json: { price_max: '20' },
      has: { data: { title: 'Changed', price_max: 20 } },
    }),
    call('DELETE', '/v1/services/1/‹service›', 204, { isEmpty: true }),
  ),
  flow(
    'an appointment',
    call('POST', '/v1/records/1', 201, {
      json: {
        staff_id: '1',
        services: [{ id: '1', first_cost: '65', cost: 65 }],
        client: { phone: 14155551001, name: 'Ada' },
        datetime: '‹in a week›T23:00:00',
        seance_length: '1800',
        save_if_busy: true,
      },
      has: { data: { staff_id: 1, seance_length: 1800, activity_id: 0, services: [{ id: 1 }] } },
      keep: 'record',
    }),
    get('/v1/record/1/‹record›'),
    call('PUT', '/v1/record/1/‹record›', 200, {
      json: { comment: 'Later', attendance: '1' },
      has: { data: { attendance: 1 } },
    }),
    call('DELETE', '/v1/record/1/‹record›', 204, { isEmpty: true }),
  ),
  flow(
    'an appointment without services and without a client',
    call('POST', '/v1/records/1', 201, {
      json: {
        staff_id: 1,
        services: [],
        client: {},
        datetime: '‹in a week› 23:30:00',
        seance_length: 900,
        save_if_busy: 1,
      },
      has: { data: { services: [] } },
      keep: 'bare record',
    }),
    call('DELETE', '/v1/record/1/‹bare record›', 204, { isEmpty: true }),
  ),
  flow(
    'a group event: deleted with 202',
    call('POST', '/v1/activity/1', 201, {
      json: { date: '‹in a week› 22:00:00', service_id: '13', staff_id: 6, capacity: '1', force: true },
      keep: 'event',
    }),
    get('/v1/activity/1/‹event›'),
    call('POST', '/v1/activity/1/‹event›/book', 201, { json: { fullname: 'Compat', phone: '+16282301002' } }),
    call('POST', '/v1/activity/1/‹event›/book', 409, {
      json: { fullname: 'Too late', phone: '+16282301003' },
    }),
    call('PUT', '/v1/activity/1/‹event›', 200, { json: { capacity: 2 }, has: { data: { capacity: 2 } } }),
    call('DELETE', '/v1/activity/1/‹event›', 202),
    call('GET', '/v1/activity/1/‹event›', 404),
  ),
  flow(
    'a resource',
    call('POST', '/v1/resources/1', 201, {
      json: { title: 'Compat', instances: [{ title: 'One' }] },
      keep: 'resource',
    }),
    call('PUT', '/v1/resources/1/‹resource›', 200, { json: { title: 'Changed' } }),
    call('DELETE', '/v1/resources/1/‹resource›', 204, { isEmpty: true }),
  ),
  flow(
    'a loyalty card',
    call('POST', '/v1/loyalty/cards/1', 201, {
      json: { loyalty_card_number: 9900112233, loyalty_card_type_id: '1', phone: '+14155551001' },
      has: { data: { number: '9900112233' } },
      keep: 'loyalty card',
    }),
    call('DELETE', '/v1/loyalty/cards/1/‹loyalty card›', 204, { isEmpty: true }),
  ),
  one(
    'a storage operation: 200',
    call('POST', '/v1/storage_operations/operation/1', 200, {
      json: {
        type_id: '3',
        storage_id: '1',
        create_date: '‹today› 10:00:00',
        transactions: [{ good_id: '1', amount: '2', operation_unit_type: 1 }],
      },
    }),
  ),
  one(
    'a storage operation whose transactions have their older name',
    call('POST', '/v1/storage_operations/operation/1', 200, {
      json: {
        type_id: 1,
        storage_id: 1,
        create_date: '‹today›T10:00:00',
        goods_transactions: [{ good_id: 1, amount: 1, operation_unit_type: 1, cost_per_unit: '5.00' }],
      },
      has: { data: { transactions: [{ amount: -1 }] } },
    }),
  ),
  one(
    'a client search: 200',
    call('POST', '/v1/company/1/clients/search', 200, {
      json: { page: 1, page_size: 2, fields: ['id', 'name'] },
      has: { data: [{}, {}], meta: { total_count: {} } },
    }),
  ),
  one(
    'many clients at once: 200',
    call('POST', '/v1/clients/1/bulk', 200, {
      json: [{ name: 'Compat', phone: '+16282301004' }],
      has: { data: { created: [{}], errors: [] } },
    }),
  ),
  one(
    'signing in: 201',
    partnerCall('POST', '/v1/auth', 201, {
      json: { login: 'owner@foyer.example', password: 'owner-demo-password' },
      has: { data: { user_token: {}, id: 2 } },
    }),
  ),
  one(
    'signing in with the phone in another spelling',
    partnerCall('POST', '/v1/auth', 201, {
      json: { login: '1 (415) 555-0102', password: 'owner-demo-password' },
    }),
  ),
  one(
    'signing in wrongly: 401',
    partnerCall('POST', '/v1/auth', 401, { json: { login: 'owner@foyer.example', password: 'no' } }),
  ),
  one(
    'a storage says what it is for',
    get('/v1/storages/1', {
      has: {
        data: [
          { id: 1, for_services: 1, for_sale: 1, comment: '' },
          { id: 2, for_services: 1, for_sale: 1, comment: '' },
        ],
      },
    }),
  ),
  one(
    'a label is made: 201',
    call('POST', '/v1/labels/1', 201, { json: { title: 'Compat' }, has: { data: { title: 'Compat' } } }),
  ),
  one('a record that is not there: 404', call('GET', '/v1/record/1/987654', 404)),
  one("another tenant's record: 403 before 404", call('GET', '/v1/record/5/987654', 403)),
  one('a Location that nobody has: 404', call('GET', '/v1/clients/987654', 404)),
  one('/companies by an id follows the rule of /company', get('/v1/companies?id=5', { has: { data: [] } })),
  one("/company of another tenant's Location", call('GET', '/v1/company/5', 403)),
]
