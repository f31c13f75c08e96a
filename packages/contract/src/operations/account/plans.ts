import Type from 'typebox'
import { person } from '../../access.ts'
import { Price } from '../../amounts.ts'
import { Currency } from '../../currencies.ts'
import { operation } from '../../operation.ts'
import { Id, NoData, Nullable, Title } from '../../wire.ts'
import { Plan } from '../marketplace/billing.ts'

const Position = Type.Integer({ minimum: 0, maximum: 10_000, description: 'Lower numbers come first' })

const planFields = { title: Title(255, 'Name, as people see it'), position: Type.Optional(Position) }
const optionFields = {
  title: Title(255, 'Name, as people see it'),
  overall_price: Price('Price for the whole duration'),
  duration_in_months: Type.Integer({
    minimum: 1,
    maximum: 120,
    description: 'Number of months it is paid for',
  }),
  currency_iso: Currency('ISO 4217 code of the currency'),
  staff_amount: Type.Optional(
    Nullable(Type.Integer({ minimum: 1, maximum: 100_000, description: 'Maximum number of team members' })),
  ),
  free_period_in_months: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 120,
      description: 'Number of free months before the first payment; 0 by default',
    }),
  ),
  position: Type.Optional(Position),
}

const developer = { document: 'account', tag: 'Applications', surface: 'app', access: person } as const
const ofApplication = { application_id: Id('Application ID') }
const ofPlan = { ...ofApplication, tariff_id: Id('Plan ID') }
const ofOption = { ...ofPlan, option_id: Id('Option ID') }
const errors = [401, 403, 404, 409, 422] as const

export const listOwnPlans = operation({
  ...developer,
  name: 'listOwnPlans',
  method: 'GET',
  path: '/account/applications/{application_id}/tariffs',
  summary: 'List the plans of my application',
  description: 'Includes pending changes. The published plans are in `tariffs` of the application.',
  params: Type.Object(ofApplication),
  status: 200,
  data: Type.Array(Plan),
  errors: [401, 404, 422],
})

export const createPlan = operation({
  ...developer,
  name: 'createPlan',
  method: 'POST',
  path: '/account/applications/{application_id}/tariffs',
  summary: 'Add a plan',
  description: 'A plan without options is free. In a published application the new plan waits for review.',
  params: Type.Object(ofApplication),
  body: Type.Object(planFields),
  status: 201,
  data: Plan,
  errors,
})

export const updatePlan = operation({
  ...developer,
  name: 'updatePlan',
  method: 'PUT',
  path: '/account/applications/{application_id}/tariffs/{tariff_id}',
  summary: 'Update a plan',
  description:
    'For a published application this takes effect once an operator publishes it. Paid periods stay paid.',
  params: Type.Object(ofPlan),
  body: Type.Partial(Type.Object(planFields)),
  status: 200,
  data: Plan,
  errors,
})

export const deletePlan = operation({
  ...developer,
  name: 'deletePlan',
  method: 'DELETE',
  path: '/account/applications/{application_id}/tariffs/{tariff_id}',
  summary: 'Delete a plan',
  description: 'Paid periods stay paid.',
  params: Type.Object(ofPlan),
  status: 204,
  data: NoData,
  errors,
})

export const createPlanOption = operation({
  ...developer,
  name: 'createPlanOption',
  method: 'POST',
  path: '/account/applications/{application_id}/tariffs/{tariff_id}/options',
  summary: 'Add an option to a plan',
  description: 'For a published application this takes effect once an operator publishes it.',
  params: Type.Object(ofPlan),
  body: Type.Object(optionFields),
  status: 201,
  data: Plan,
  errors,
})

export const updatePlanOption = operation({
  ...developer,
  name: 'updatePlanOption',
  method: 'PUT',
  path: '/account/applications/{application_id}/tariffs/{tariff_id}/options/{option_id}',
  summary: 'Update an option of a plan',
  description:
    'For a published application this takes effect once an operator publishes it. Paid periods stay paid.',
  params: Type.Object(ofOption),
  body: Type.Partial(Type.Object(optionFields)),
  status: 200,
  data: Plan,
  errors,
})

export const deletePlanOption = operation({
  ...developer,
  name: 'deletePlanOption',
  method: 'DELETE',
  path: '/account/applications/{application_id}/tariffs/{tariff_id}/options/{option_id}',
  summary: 'Delete an option',
  description: 'Paid periods stay paid.',
  params: Type.Object(ofOption),
  status: 204,
  data: NoData,
  errors,
})
