import {
  MarketplaceNotice,
  PaymentNotice,
  PersonalDataNotice,
  type ResourceName,
  resourceKinds,
  TestNotice,
  webhookBody,
} from '@foyer/contract'
import { notice } from './group-text.ts'
import { pascal } from './named-groups.ts'
import type { TypeTexts } from './type-text.ts'

/** The bodies of webhooks: `resource`, or `event` at the marketplace webhook, says which one it is. */
export function eventsText(types: TypeTexts): string {
  types.takeUsed()
  const records = (Object.keys(resourceKinds) as ResourceName[]).map(resource => ({
    name: `${pascal(resource)}Event`,
    schema: webhookBody(resource) as object,
  }))
  const ofRecords = [...records, { name: 'TestEvent', schema: TestNotice }]
  const ofInstallations = [
    { name: 'InstallationEvent', schema: MarketplaceNotice },
    { name: 'PaymentEvent', schema: PaymentNotice },
    { name: 'PersonalDataEvent', schema: PersonalDataNotice },
  ]
  const interfaces = [...ofRecords, ...ofInstallations].map(
    ({ name, schema }) => `export interface ${name} ${types.textOf(schema, 'output')}`,
  )
  const union = (of: { name: string }[]) => of.map(({ name }) => `\n  | ${name}`).join('')
  return `${notice}import type { ${types.takeUsed().join(', ')} } from './schemas.ts'

/** The body of a webhook: an event of a record, or a test. \`resource\` says what \`data\` is. */
export type WebhookEvent =${union(ofRecords)}

/** The body of the marketplace webhook of an application. */
export type MarketplaceEvent =${union(ofInstallations)}

${interfaces.join('\n\n')}
`
}
