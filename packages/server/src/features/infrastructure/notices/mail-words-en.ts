import { type Right, rightSlugs, rights } from '@foyer/contract'
import type { MailFacts, MailWords } from './mail-words.ts'

const decisions: Record<string, (facts: MailFacts) => string> = {
  publish: ({ application }) => `${application} was reviewed and is published.`,
  return: ({ application }) => `${application} was reviewed and returned to you.`,
  disable: ({ application }) => `An operator of the platform has disabled ${application}.`,
  enable: ({ application }) => `An operator of the platform has enabled ${application} again.`,
}

const andOthers = (count: number): string =>
  count === 0 ? '' : count === 1 ? ' and one other location' : ` and ${count} other locations`

export const english: MailWords = {
  rights: Object.fromEntries(rightSlugs.map(slug => [slug, rights[slug].title])) as Record<Right, string>,
  mails: {
    payment_due: ({ application, location, until }) => ({
      subject: `Payment due: ${application} in ${location}`,
      text: [
        `The paid period of ${application} in ${location} ends on ${until} (local time of the location).`,
        'Without a payment the application is frozen then: it loses access to your data until it is paid. Nothing is deleted.',
      ],
      link: 'Pay here:',
    }),
    installation_frozen: ({ application, location, what, note }) => ({
      subject: `Frozen: ${application} in ${location}`,
      text:
        what === 'operator'
          ? [
              `An operator of the platform has frozen ${application} in ${location}. It has no access to your data while it is frozen.`,
              ...(note ? [`The operator wrote: ${note}`] : []),
            ]
          : [
              `${application} is frozen in ${location}, because its paid period has ended. It has no access to your data until it is paid. Nothing was deleted.`,
            ],
      link: what === 'operator' ? 'See what happened:' : 'See it, and pay:',
    }),
    installation_lost: ({ application, location, partner, what }) => ({
      subject: `Disconnected: ${application} in ${location}`,
      text: [
        what === 'operator'
          ? `An operator of the platform has disconnected ${application} from ${location}.`
          : `The developer ${partner} has disconnected ${application} from ${location}.`,
        'It has no access to your data any more. If you still need it, connect it again.',
      ],
      link: 'See what happened:',
    }),
    payment_received: ({ application, location, amount, until }) => ({
      subject: `Receipt: ${application} in ${location}`,
      text: [
        `We received your payment of ${amount} for ${application} in ${location}. It is paid until ${until} (local time of the location).`,
      ],
      link: 'Your receipt:',
    }),
    rights_added: ({ application, location, others, rights }) => ({
      subject: `New rights: ${application} in ${location}`,
      text: [
        `${application}, which is connected to ${location}${andOthers(others)}, has new rights. An operator of the platform has reviewed them. It can use them from now on:`,
        rights.map(right => `- ${right}`).join('\n'),
        'If you do not want that, you can disconnect the application. It loses access to your data at once.',
      ],
      link: 'See what it may do, or disconnect it:',
    }),
    price_raised: ({ application, location, others, note, amount, until }) => ({
      subject: `New price: ${application} in ${location}`,
      text: [
        `${application}, which is connected to ${location}${andOthers(others)}, has a new price: ${note} costs ${amount}.`,
        until && others === 0
          ? `Your next payment has the new price. Nothing changes until ${until} (local time of the location).`
          : 'Your next payment has the new price. What is paid stays paid.',
        'You can disconnect the application at any time.',
      ],
      link: 'See all plans:',
    }),
    endpoint_failing: ({ partner, host, incident }) => ({
      subject: `Webhooks of ${partner} fail`,
      text: [
        `Deliveries to ${host} have failed several times in a row.`,
        ...(incident
          ? [
              [
                `Failing since: ${incident.since}`,
                `Last response: ${incident.status ?? 'none; nobody answered'}`,
                ...(incident.location ? [`Location: ${incident.location}`] : []),
              ].join('\n'),
            ]
          : []),
        'The events are in your webhook log, from where you can redeliver them.',
      ],
      link: 'See what failed:',
    }),
    review_decided: facts => ({
      subject: `Review of ${facts.application}`,
      text: [
        decisions[facts.what]?.(facts) ?? '',
        ...(facts.note ? [`The operator wrote: ${facts.note}`] : []),
      ],
      link: 'Your application:',
    }),
  },
}
