import type { MailFacts, MailWords } from './mail-words.ts'
import { germanRights } from './right-words-de.ts'

const decisions: Record<string, (facts: MailFacts) => string> = {
  publish: ({ application }) => `${application} wurde geprüft und ist veröffentlicht.`,
  return: ({ application }) => `${application} wurde geprüft und an Sie zurückgegeben.`,
  disable: ({ application }) => `${application} wurde vom Betreiber der Plattform deaktiviert.`,
  enable: ({ application }) => `${application} wurde vom Betreiber der Plattform wieder aktiviert.`,
}

const andOthers = (count: number): string =>
  count === 0 ? '' : count === 1 ? ' und einem weiteren Standort' : ` und ${count} weiteren Standorten`

export const german: MailWords = {
  rights: germanRights,
  mails: {
    payment_due: ({ application, location, until }) => ({
      subject: `Zahlung fällig: ${application} in ${location}`,
      text: [
        `Der bezahlte Zeitraum von ${application} in ${location} endet am ${until} (Ortszeit des Standorts).`,
        'Ohne Zahlung wird die Anwendung dann eingefroren: Bis zur Zahlung hat sie keinen Zugriff auf Ihre Daten. Gelöscht wird nichts.',
      ],
      link: 'Hier bezahlen:',
    }),
    installation_frozen: ({ application, location, what, note }) => ({
      subject: `Eingefroren: ${application} in ${location}`,
      text:
        what === 'operator'
          ? [
              `Der Betreiber der Plattform hat ${application} in ${location} eingefroren. Solange hat die Anwendung keinen Zugriff auf Ihre Daten.`,
              ...(note ? [`Begründung: ${note}`] : []),
            ]
          : [
              `${application} ist in ${location} eingefroren, weil der bezahlte Zeitraum abgelaufen ist. Bis zur Zahlung hat die Anwendung keinen Zugriff auf Ihre Daten. Gelöscht wurde nichts.`,
            ],
      link: what === 'operator' ? 'Was geschehen ist:' : 'Ansehen und bezahlen:',
    }),
    installation_lost: ({ application, location, partner, what }) => ({
      subject: `Getrennt: ${application} in ${location}`,
      text: [
        what === 'operator'
          ? `Der Betreiber der Plattform hat ${application} von ${location} getrennt.`
          : `Der Entwickler ${partner} hat ${application} von ${location} getrennt.`,
        'Die Anwendung hat keinen Zugriff mehr auf Ihre Daten. Wenn Sie sie weiter brauchen, verbinden Sie sie erneut.',
      ],
      link: 'Was geschehen ist:',
    }),
    payment_received: ({ application, location, amount, until }) => ({
      subject: `Zahlungsbeleg: ${application} in ${location}`,
      text: [
        `Ihre Zahlung über ${amount} für ${application} in ${location} ist eingegangen. Bezahlt ist bis ${until} (Ortszeit des Standorts).`,
      ],
      link: 'Ihr Beleg:',
    }),
    rights_added: ({ application, location, others, rights }) => ({
      subject: `Neue Rechte: ${application} in ${location}`,
      text: [
        `${application}, verbunden mit ${location}${andOthers(others)}, hat neue Rechte. Der Betreiber der Plattform hat sie geprüft. Sie gelten ab sofort:`,
        rights.map(right => `- ${right}`).join('\n'),
        'Wenn Sie das nicht möchten, können Sie die Anwendung trennen. Sie verliert dann sofort den Zugriff auf Ihre Daten.',
      ],
      link: 'Rechte ansehen oder Anwendung trennen:',
    }),
    price_raised: ({ application, location, others, note, amount, until }) => ({
      subject: `Neuer Preis: ${application} in ${location}`,
      text: [
        `${application}, verbunden mit ${location}${andOthers(others)}, hat einen neuen Preis: ${note} kostet ${amount}.`,
        until && others === 0
          ? `Ihre nächste Zahlung hat den neuen Preis. Bis ${until} (Ortszeit des Standorts) ändert sich nichts.`
          : 'Ihre nächste Zahlung hat den neuen Preis. Was bezahlt ist, bleibt bezahlt.',
        'Sie können die Anwendung jederzeit trennen.',
      ],
      link: 'Alle Tarife:',
    }),
    endpoint_failing: ({ partner, host, incident }) => ({
      subject: `Webhooks von ${partner} schlagen fehl`,
      text: [
        `Zustellungen an ${host} sind mehrmals hintereinander fehlgeschlagen.`,
        ...(incident
          ? [
              [
                `Fehlgeschlagen seit: ${incident.since}`,
                `Letzte Antwort: ${incident.status ?? 'keine; niemand hat geantwortet'}`,
                ...(incident.location ? [`Standort: ${incident.location}`] : []),
              ].join('\n'),
            ]
          : []),
        'Die Ereignisse stehen im Webhook-Protokoll; von dort können Sie sie erneut zustellen.',
      ],
      link: 'Was fehlgeschlagen ist:',
    }),
    review_decided: facts => ({
      subject: `Prüfung von ${facts.application}`,
      text: [
        decisions[facts.what]?.(facts) ?? '',
        ...(facts.note ? [`Anmerkung der Prüfung: ${facts.note}`] : []),
      ],
      link: 'Ihre Anwendung:',
    }),
  },
}
