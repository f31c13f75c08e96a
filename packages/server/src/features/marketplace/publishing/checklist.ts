import { type catalogue, type DataOf, type ResourceName, resourceKinds } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { OwnApplicationKey } from '../applications/own-applications.store.ts'
import { readOwnApplication } from '../applications/own-applications.ts'
import type { WholeApplication } from '../applications/pending-changes.ts'
import { missingTexts } from '../applications/submission.ts'
import { type ChecklistFacts, findChecklistFacts } from './publishing.store.ts'

type Checklist = DataOf<typeof catalogue.applications.getChecklist>

export async function getChecklist(ctx: Context, key: OwnApplicationKey): Promise<Checklist> {
  const { pending, ...application } = await readOwnApplication(ctx, key)
  const wanted = { ...application, ...pending }
  const facts = await findChecklistFacts(ctx.db, {
    userId: key.userId,
    applicationId: wanted.id,
    partnerId: wanted.partner.id,
    urls: [wanted.webhook_url, wanted.receiver_url].filter(url => url !== ''),
  })
  return toChecklist(wanted, facts)
}

type WantedApplication = Omit<WholeApplication, 'pending'>

/** Decides about each item; pure. What a review needs is decided where a review is asked for. */
function toChecklist(application: WantedApplication, facts: ChecklistFacts): Checklist {
  const missing = missingTexts(application)
  const required = (name: Item['name'], is_done: boolean): Item => ({ name, is_done, is_required: true })
  const advised = (name: Item['name'], is_done: boolean): Item => ({ name, is_done, is_required: false })
  const items = [
    required('email', facts.isEmailConfirmed),
    required('title', application.title.trim() !== ''),
    required('short_description', !missing.includes('short_description')),
    required('description', !missing.includes('description')),
    advised('icon', application.icon !== ''),
    required('category', application.category !== ''),
    advised('rights', application.rights.length > 0),
    advised('subscription', kindsWithoutRight(application).length === 0),
    advised('registration_url', application.registration_url !== ''),
    advised('webhook_url', application.webhook_url !== '' || facts.hasPartnerWebhook),
    advised(
      'plans',
      application.price !== '' || application.tariffs.some(({ options }) => options.length > 0),
    ),
    advised('endpoint_check', facts.hasPassedCheck),
    advised('test_installation', facts.wasTested),
  ]
  return { can_submit: items.every(({ is_done, is_required }) => is_done || !is_required), items }
}

type Item = Checklist['items'][number]

const kindsWithoutRight = ({ kinds, rights }: WantedApplication): string[] =>
  kinds.filter(kind => !rights.includes(resourceKinds[kind as ResourceName]?.right))
