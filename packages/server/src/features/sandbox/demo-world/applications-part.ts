import { type ResourceName, type Right, resourceKinds, rightSlugs } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { addTestLocation, blockInstallation } from './applications-part.store.ts'
import { reserveIds } from './demo.store.ts'
import { demo } from './facts.ts'
import { addUser } from './identity-part.store.ts'
import { addRows } from './storage-money-part.store.ts'

const { applications, partner, otherPartner, systemUser, locations, tariff } = demo

/** Applications of both partners, none of them installed; a test Location, and one where nothing can be installed. */
export async function seedApplications(ctx: Context, tx: Tx): Promise<void> {
  const at = ctx.clock.now()
  let userId = demo.stranger.id
  for (const application of all) {
    const isFirst = application.id === applications.public
    const system_user_id = isFirst ? systemUser.id : ++userId
    const name = `${application.title} (system user)`
    if (!isFirst) await addSystemUser(tx, { id: system_user_id, partnerId: application.partner_id, name, at })
    const published_at = application.stage === 'published' ? at : null
    await addRows(tx, 'applications', [{ ...application, system_user_id, created_at: at, published_at }])
  }
  await seedPlan(tx)
  await addTestLocation(tx, { partnerId: partner.id, locationId: locations.test, at })
  await blockInstallation(tx, locations.blocked)
  await reserveIds(tx, ['applications', 'plans', 'plan_options'])
}

const addSystemUser = (tx: Tx, user: { id: number; partnerId: number; name: string; at: Date }) =>
  addUser(tx, { ...user, email: null, phone: null, passwordHash: null, isOperator: false })

async function seedPlan(tx: Tx): Promise<void> {
  const application_id = applications.paid
  await addRows(tx, 'plans', [{ application_id, id: tariff.id, title: 'Standard' }])
  const option = { application_id, plan_id: tariff.id, currency_iso: 'USD' }
  await addRows(tx, 'plan_options', [
    { ...option, ...tariff.month, title: '1 month', duration_in_months: 1, position: 1 },
    { ...option, ...tariff.year, title: '12 months', duration_in_months: 12, position: 2 },
  ])
}

const clientRights: Right[] = ['clients_access', 'client_phones_access', 'timetable_access']
const clientKinds: ResourceName[] = ['client', 'record']

const common = {
  partner_id: partner.id,
  stage: 'published',
  is_public: true,
  rights: clientRights,
  kinds: clientKinds,
}

const all = [
  {
    ...common,
    id: applications.public,
    title: 'Acme Sync',
    short_description: 'Keeps your records in step with Acme.',
    description: 'Acme Sync reads what happens in your Location and keeps it in step with Acme.',
    category: 'analytics',
    price: 'Free',
    functionalities: ['client_sync', 'schedule_sync', 'reports'],
    rights: rightSlugs,
    kinds: Object.keys(resourceKinds),
    registration_url: 'http://127.0.0.1:8090/connect',
    asks_for_user_data: true,
  },
  {
    ...common,
    id: applications.nonpublic,
    title: 'Acme Inside',
    short_description: 'Made for one business; connects without a confirmation.',
    category: 'other',
    is_public: false,
  },
  {
    ...common,
    id: applications.draft,
    title: 'Acme Next',
    short_description: 'Not published yet.',
    category: 'marketing',
    stage: 'draft',
  },
  {
    ...common,
    id: applications.chatBot,
    title: 'Acme Chat',
    short_description: 'Answers your clients in their messenger.',
    category: 'chat_bots',
    price: 'Free',
    functionalities: ['chat', 'notifications'],
  },
  {
    ...common,
    id: applications.paid,
    title: 'Acme Reports',
    short_description: 'Figures for every morning.',
    category: 'analytics',
    price: 'From 19 USD a month',
    functionalities: ['reports'],
  },
  {
    ...common,
    id: applications.otherPartner,
    partner_id: otherPartner.id,
    title: 'Other Calls',
    short_description: 'Your phone knows who is calling.',
    category: 'telephony',
    functionalities: ['calls'],
  },
]
