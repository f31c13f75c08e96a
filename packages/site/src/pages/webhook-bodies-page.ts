import {
  MarketplaceNotice,
  PaymentNotice,
  PersonalDataNotice,
  type ResourceName,
  resourceKinds,
  TestNotice,
  webhookBody,
} from '@foyer/contract'
import { examples } from '@foyer/contract/examples'
import { fieldRows } from '../reference/field-rows.ts'
import { fence, table } from '../reference/markdown.ts'
import type { Page } from './page.ts'

const ofInstallations = {
  test: { title: 'A test', about: 'A test without a record.', schema: TestNotice },
  marketplace: {
    title: 'Marketplace',
    about: 'An installation ended or was frozen. It goes to the webhook of the application.',
    schema: MarketplaceNotice,
  },
  payment: {
    title: 'Payment',
    about: 'A Location has paid on the payment page. It goes to the webhook of the application.',
    schema: PaymentNotice,
  },
  personalData: {
    title: 'Personal data',
    about:
      'A Location exports or has erased the data of a client. It goes to the webhook of an application that has switched these events on.',
    schema: PersonalDataNotice,
  },
}

/** What each webhook carries, printed from the contract. */
export function webhookBodiesPage(): Page {
  const ofRecords = (Object.keys(resourceKinds) as ResourceName[]).map(kind =>
    section(kind, { title: kind, about: `An event of \`${kind}\`.`, schema: webhookBody(kind) }),
  )
  const others = Object.entries(ofInstallations).map(([name, each]) => section(name, each))
  return {
    kind: 'api',
    path: 'api/developer-tools/webhook-bodies',
    title: 'Webhook bodies',
    shortTitle: 'Webhook bodies',
    about: 'The body of every webhook, with an example.',
    markdown: [
      '# Webhook bodies',
      'Foyer sends these as POST requests with JSON to your endpoints. The [webhooks guide](../../webhooks-guide.md) says how to verify and answer them.',
      ...ofRecords,
      ...others,
    ].join('\n\n'),
  }
}

function section(
  name: string,
  { title, about, schema }: { title: string; about: string; schema: object },
): string {
  const rows = fieldRows(schema, '', 2).map(row => [`\`${row.name}\``, row.type, row.about])
  const example = examples.webhooks[name]
  return [
    `## ${title}`,
    about,
    table(['field', 'type', 'description'], rows),
    '**Example**',
    fence('json', JSON.stringify(example, null, 2)),
  ].join('\n\n')
}
