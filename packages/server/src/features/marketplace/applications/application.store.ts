import type { ApplicationCategory, ResourceName, Right } from '@foyer/contract'
import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export type Stage = 'draft' | 'review' | 'published'

/** What the rules need to know about an application. */
export interface Application {
  id: number
  partnerId: number
  title: string
  category: ApplicationCategory
  stage: Stage
  isPublic: boolean
  isWhitelisted: boolean
  disabledAt: Date | null
  rights: Right[]
  kinds: ResourceName[]
  systemUserId: number
  registrationUrl: string
  asksForUserData: boolean
  webhookUrl: string
  receiverUrl: string
  sendsPartnerToken: boolean
  sendsPayments: boolean
  sendsPersonalData: boolean
}

const one = statement<Application>(
  'applications.one',
  `select id, partner_id as "partnerId", title, category, stage, is_public as "isPublic",
     is_whitelisted as "isWhitelisted", disabled_at as "disabledAt", rights, kinds,
     system_user_id as "systemUserId", registration_url as "registrationUrl",
     asks_for_user_data as "asksForUserData", webhook_url as "webhookUrl", receiver_url as "receiverUrl",
     sends_partner_token as "sendsPartnerToken", sends_payments as "sendsPayments",
     sends_personal_data as "sendsPersonalData"
   from applications where id = $1`,
)

export async function findApplication(db: Db, applicationId: number): Promise<Application | undefined> {
  return (await one(db, [applicationId]))[0]
}
