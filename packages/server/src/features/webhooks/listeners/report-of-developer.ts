import type { BodyOf, catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { noteSignatureCheck, requireMembership } from '../../marketplace/partners/partners.ts'
import { reportAttempt } from './report.ts'

interface DeveloperReport {
  userId: number
  partnerId: number
  listenerId: number
}

/** The page of a developer reports what it has shown, and whether it found the signature right. */
export async function reportOfDeveloper(
  ctx: Context,
  { userId, partnerId, listenerId }: DeveloperReport,
  input: BodyOf<typeof catalogue.partnerWebhooks.reportAttempt>,
) {
  await requireMembership(ctx.db, { userId, partnerId })
  const { is_signature_right, ...report } = input
  return reportAttempt(ctx, { partnerId, listenerId }, report, async tx => {
    if (is_signature_right) await noteSignatureCheck(ctx, tx, partnerId)
  })
}
