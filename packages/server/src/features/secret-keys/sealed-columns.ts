import { sealPurpose as secondFactorPurpose } from '../access/sessions/second-factor.ts'
import { sealPurpose as idempotencyPurpose } from '../infrastructure/idempotency/take-claim.ts'
import { mailPurpose } from '../infrastructure/mail/mail.ts'
import { sealPurpose as installationPurpose } from '../marketplace/installations/callback-settings.ts'
import { sealPurpose as partnerTokenPurpose } from '../marketplace/partners/partners.ts'
import { sealPurpose as erasurePurpose } from '../personal-data/erasures/subject.ts'
import { sealPurpose as telephonyPurpose } from '../telephony/voip/telephony.ts'
import { sealPurpose as listenerPurpose } from '../webhooks/listeners/hand-over.ts'
import { sealPurpose as webhookSecretPurpose } from '../webhooks/sending/secrets.ts'

/** A column of sealed values. */
export interface SealedColumn {
  table: string
  column: string
  /** The columns of its primary key, all of them numbers. */
  key: readonly [string, ...string[]]
  /** The columns that make up the purpose, in its order. */
  purposeColumns: readonly string[]
  purposeOf(...values: number[]): string
}

type Numbers = [number, number]

/** Every column that holds sealed values: a rotation re-encrypts these. A test compares the list with the schema. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'partner_tokens',
    column: 'sealed',
    key: ['id'],
    purposeColumns: ['partner_id'],
    purposeOf: (...[partnerId]: Numbers) => partnerTokenPurpose(partnerId),
  },
  {
    table: 'webhook_secrets',
    column: 'sealed',
    key: ['partner_id', 'id'],
    purposeColumns: ['partner_id'],
    purposeOf: (...[partnerId]: Numbers) => webhookSecretPurpose(partnerId),
  },
  {
    table: 'chain_telephony',
    column: 'token_sealed',
    key: ['chain_id'],
    purposeColumns: ['chain_id'],
    purposeOf: (...[chainId]: Numbers) => telephonyPurpose(chainId),
  },
  {
    table: 'installations',
    column: 'sealed_settings',
    key: ['location_id', 'application_id'],
    purposeColumns: ['location_id', 'application_id'],
    purposeOf: (...[locationId, applicationId]: Numbers) =>
      installationPurpose({ locationId, applicationId }),
  },
  {
    table: 'second_factors',
    column: 'sealed_secret',
    key: ['user_id'],
    purposeColumns: ['user_id'],
    purposeOf: (...[userId]: Numbers) => secondFactorPurpose(userId),
  },
  {
    table: 'mails',
    column: 'sealed_text',
    key: ['id'],
    purposeColumns: [],
    purposeOf: () => mailPurpose,
  },
  {
    table: 'idempotency_keys',
    column: 'sealed_response',
    key: ['id'],
    purposeColumns: ['id'],
    purposeOf: (...[claimId]: Numbers) => idempotencyPurpose(claimId),
  },
  {
    table: 'client_erasures',
    column: 'sealed_subject',
    key: ['location_id', 'id'],
    purposeColumns: ['id'],
    purposeOf: (...[erasureId]: Numbers) => erasurePurpose(erasureId),
  },
  {
    table: 'listener_attempts',
    column: 'sealed_body',
    key: ['delivery_id', 'attempt'],
    purposeColumns: ['delivery_id'],
    purposeOf: (...[deliveryId]: Numbers) => listenerPurpose(deliveryId),
  },
]
