import Type from 'typebox'
import { person } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, Shape } from '../../wire.ts'

/** What owners and operators look at, in the order of the list. */
const checklistItems = [
  'email',
  'title',
  'short_description',
  'description',
  'icon',
  'category',
  'rights',
  'subscription',
  'registration_url',
  'webhook_url',
  'plans',
  'endpoint_check',
  'test_installation',
] as const

const developer = {
  document: 'account',
  tag: 'Applications',
  surface: 'app',
  access: person,
  method: 'GET',
  status: 200,
  errors: [401, 404, 422],
  params: Type.Object({ application_id: Id('Application ID') }),
} as const

export const getReviewChecklist = operation({
  ...developer,
  name: 'getReviewChecklist',
  path: '/account/applications/{application_id}/checklist',
  summary: 'Check an application before its review',
  description:
    'Says for each item whether it is done, with the pending changes of a published application. What is required and not done refuses a review; the rest is advice.',
  data: Shape({
    can_submit: Type.Boolean({ description: 'Whether everything that is required is done' }),
    items: Type.Array(
      Shape({
        name: Type.Enum([...checklistItems], {
          description:
            '`subscription` is done when each kind of record has its right; `endpoint_check` when the last finished check of one of its URLs, within 30 days, has found no failure; `test_installation` once it was active in a test Location',
        }),
        is_done: Type.Boolean({ description: 'Whether nothing is left to do' }),
        is_required: Type.Boolean({ description: 'Whether a review is refused without it' }),
      }),
      { description: 'In the order in which they are read' },
    ),
  }),
})

export const listRevenue = operation({
  ...developer,
  name: 'listRevenue',
  path: '/account/applications/{application_id}/revenue',
  summary: 'List what an application has earned',
  description:
    'Adds up the payments of each month, in UTC and in each currency, newest month first. A refunded payment counts in the month in which it was paid. Months without payments are left out.',
  query: Type.Object({
    months: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 36,
        default: 12,
        description: 'How many months, the present one included',
      }),
    ),
  }),
  data: Type.Array(
    Shape({
      month: Type.String({ description: 'Such as `2026-02`' }),
      currency_iso: Type.String({ description: 'Currency, as in ISO 4217' }),
      source: Type.Enum(['platform', 'partner'], {
        description: '`platform` for the payment page; `partner` for payments that you have reported',
      }),
      payments: Type.Integer({ description: 'Number of payments' }),
      paid: Type.Number({ description: 'Their sum, before refunds' }),
      refunds: Type.Integer({ description: 'How many of them were refunded' }),
      refunded: Type.Number({ description: 'The sum of those' }),
    }),
  ),
})

export const listInstallFigures = operation({
  ...developer,
  name: 'listInstallFigures',
  path: '/account/applications/{application_id}/installs',
  summary: 'List how many Locations have installed an application',
  description: 'Returns one element for each day, in UTC, oldest first, today included.',
  query: Type.Object({
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 366, default: 30, description: 'How many days, today included' }),
    ),
  }),
  data: Type.Array(
    Shape({
      day: Type.String({ description: 'Such as `2026-02-02`' }),
      installed: Type.Integer({ description: 'Installations that became active on that day' }),
      ended: Type.Integer({ description: 'Installations that ended on that day' }),
      connected: Type.Integer({ description: 'Active and frozen installations at its end' }),
    }),
  ),
})
